import { claimsSchema } from './claims.ts';
import {
  advantagesSchema,
  answerGroupsSchema,
  blogSchema,
  filmSchema,
  handoverSchema,
  homeSchema,
  pagesSchema,
  phasesSchema,
  picturesSchema,
  priceSchema,
  roadSchema,
  serviceSchema,
  suppliersSchema,
  wallSchema,
} from './collections.ts';
import { companySchema } from './company.ts';
import { plannerSchema } from './planner.ts';

/** What stands in content/<name>/, with a file for each language, and its schema. */
export const FILE_COLLECTIONS = {
  advantages: advantagesSchema,
  'answer-groups': answerGroupsSchema,
  blog: blogSchema,
  claims: claimsSchema,
  company: companySchema,
  film: filmSchema,
  handover: handoverSchema,
  home: homeSchema,
  'pages-and-navigation': pagesSchema,
  phases: phasesSchema,
  pictures: picturesSchema,
  planner: plannerSchema,
  price: priceSchema,
  road: roadSchema,
  service: serviceSchema,
  suppliers: suppliersSchema,
  'wall-layers': wallSchema,
} as const;
