import { aboutSchema } from './about.ts';
import { answerGroupsSchema } from './answers.ts';
import { blogSchema } from './articles.ts';
import { companySchema, teamSchema } from './company.ts';
import { advantagesSchema, homeSchema } from './home.ts';
import { methodologySchema } from './methodology.ts';
import { pagesSchema } from './pages.ts';
import { phasesSchema } from './phases.ts';
import { filmSchema, picturesSchema } from './pictures.ts';
import { plannerSchema } from './planner.ts';
import { projectsSchema } from './projects.ts';
import { quoteSchema } from './quote.ts';
import { roadSchema } from './schedule.ts';
import { handoverSchema, priceSchema, serviceSchema } from './service.ts';
import { sustainabilitySchema } from './sustainability.ts';
import { suppliersSchema, technologySchema, wallSchema } from './technology.ts';

/** Schemas of the folders content/<name>/ that have a file for each language. */
export const FILE_COLLECTIONS = {
  about: aboutSchema,
  advantages: advantagesSchema,
  'answers-page': answerGroupsSchema,
  blog: blogSchema,
  'who-we-are': companySchema,
  film: filmSchema,
  handover: handoverSchema,
  home: homeSchema,
  methodology: methodologySchema,
  'pages-and-navigation': pagesSchema,
  phases: phasesSchema,
  pictures: picturesSchema,
  planner: plannerSchema,
  price: priceSchema,
  projects: projectsSchema,
  quote: quoteSchema,
  road: roadSchema,
  service: serviceSchema,
  suppliers: suppliersSchema,
  sustainability: sustainabilitySchema,
  team: teamSchema,
  technology: technologySchema,
  'wall-layers': wallSchema,
} as const;
