import { z } from 'zod';
import { CUTS } from '#app/content/crops.ts';
import { LANGUAGES, type Language } from '#app/site/language-codes.ts';
import { localized, textIn } from './finished.ts';
import { description, id, inEachLanguage, line, slug } from './text.ts';

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'expected a date such as 2025-10-08');
const percent = z.number().int().min(0).max(100);
const focus = z
  .tuple([percent, percent])
  .describe('what the cuts are made around: % from the left, % from the top');
/** What the classes of the schedule reach to (app/styles/app.css). */
const MOST_WEEKS = { phase: 4, start: 13 };

const weeks = z.number().int().min(1).max(MOST_WEEKS.phase);
const sample = z.boolean().optional().describe('true until the owner has confirmed it');

const pictureDescription = localized(
  line.min(15, 'expected a description of what is seen').max(160),
).describe('what is seen, for those who cannot see it');

/** Pictures of the site: content/pictures.yaml, keyed by picture id. */
export const picturesSchema = z.record(
  id,
  z.strictObject({
    file: z
      .string()
      .regex(/^[\w-]+\.(jpg|jpeg|png)$/, 'expected the name of a file of assets/images/originals/'),
    left: z
      .string()
      .regex(/^[\w-]+\.(jpg|jpeg|png)$/, 'expected the name of a file of assets/images/originals/')
      .optional()
      .describe('what is seen left of the cut, in a picture of two; of the same size, from the same place'),
    focus,
    cuts: z
      .partialRecord(z.enum(CUTS), focus)
      .optional()
      .describe('another focus for single proportions, where the first does not make a good picture'),
    alt: pictureDescription,
    render: z.boolean().describe('true while it is a rendered image and not a photograph of a real work'),
  }),
);

/** The site's own film: content/film.yaml. */
export const filmSchema = z.strictObject({
  mp4: z.string().regex(/^[\w-]+\.mp4$/, 'expected the name of an MP4 file of assets/film/'),
  webm: z.string().regex(/^[\w-]+\.webm$/, 'expected the name of a WebM file of assets/film/'),
  poster: z.string().regex(/^[\w-]+\.(jpg|jpeg|png)$/, 'expected the name of a picture of assets/film/'),
  focus,
  render: z.boolean(),
  alt: pictureDescription,
  published: isoDate,
  seconds: z.number().int().positive().describe('length'),
  name: localized(line.max(100)),
  description: localized(line.min(50).max(300)).describe('what it tells, for search engines'),
});

/** The five phases, in order: content/phases.yaml. Weeks are drawn to scale. */
export const phasesSchema = z
  .array(
    z.strictObject({
      id,
      start: z
        .number()
        .int()
        .min(0)
        .max(MOST_WEEKS.start)
        .describe('weeks before it starts when all earlier phases take longest'),
      weeks: z
        .tuple([weeks, weeks])
        .refine(([least, most]) => least <= most, 'expected the shorter duration first')
        .describe('shortest and longest duration in weeks'),
      picture: id,
      icon: z.enum(['foundations', 'frame', 'envelope', 'interior', 'keys']),
      name: localized(line.max(40)),
      description: localized(line.max(260)),
      moment: localized(line.max(40)).describe('what is seen of it in the film, after the week'),
      steps: z
        .array(localized(line.max(80)))
        .min(3)
        .max(4),
    }),
  )
  .length(5);

/** Weeks on the scale of the road to the works: a year and a half. */
export const ROAD_WEEKS = 78;

/** The road from the first talk to the first machine: content/road.yaml. Weeks are drawn to scale. */
export const roadSchema = z.strictObject({
  total: localized(line.max(30)).describe('how long all of it takes'),
  note: localized(line.max(420)).describe('where the times come from, with date'),
  steps: z
    .array(
      z
        .strictObject({
          id,
          start: z.number().int().min(0).max(ROAD_WEEKS),
          weeks: z
            .tuple([z.number().int().min(1), z.number().int().min(1)])
            .refine(([least, most]) => least <= most, 'expected the shorter duration first'),
          sample,
          name: localized(line.max(40)),
          what: localized(line.max(150)),
          who: localized(line.max(80)),
          time: localized(line.max(140)),
          paper: localized(line.max(180)),
          pay: localized(line.max(130)),
        })
        .refine(
          ({ start, weeks }) => start + weeks[1] <= ROAD_WEEKS,
          `expected it to end within ${ROAD_WEEKS} weeks`,
        ),
    )
    .min(4),
});

const named = { name: localized(line.max(50)), text: localized(line.max(160)) };

/** What the price includes, what it does not, and when it is paid: content/price.yaml. */
export const priceSchema = z.strictObject({
  sample,
  included: z.array(z.strictObject(named)).min(1),
  notIncluded: z.array(localized(line.max(100))).min(1),
  payments: z
    .array(
      z.strictObject({
        part: z.number().int().positive().describe('of the price, in percent'),
        name: named.name,
      }),
    )
    .refine(
      (payments) => payments.reduce((sum, { part }) => sum + part, 0) === 100,
      'expected parts that add up to 100',
    ),
});

const languageCodes = z.array(z.enum(LANGUAGES)).min(1);

/** How the company works with whoever writes: content/service.yaml. */
export const serviceSchema = z.strictObject({
  afterwards: z.strictObject({
    sample,
    steps: z
      .array(z.strictObject({ ...named, when: localized(line.max(60)) }))
      .min(3)
      .max(4),
  }),
  send: z.array(localized(line.max(80))).min(1),
  languages: z.strictObject({ sample, writing: languageCodes, talking: languageCodes }),
  areas: z.strictObject({
    sample,
    places: z.array(z.strictObject({ name: line.max(40), towns: z.array(line.max(40)).min(1) })).min(1),
  }),
  abroad: z.strictObject({ sample, ways: z.array(localized(line.max(100))).min(1) }),
});

/** How long the works usually take in brick and concrete: content/usual-works.yaml. */
export const usualWorksSchema = z.strictObject({
  months: z
    .strictObject({ from: z.number().int().min(1), to: z.number().int().max(12) })
    .refine(({ from, to }) => from < to, 'expected the shorter time first'),
  read: z.number().int().min(2020).describe('year in which the sources were last read'),
  sources: z.array(z.strictObject({ name: line.max(60), url: z.url({ protocol: /^https$/ }) })).min(1),
});

/** What comes with the keys, and who answers afterwards: content/handover.yaml. */
export const handoverSchema = z.strictObject({
  papers: z
    .array(
      z.strictObject({
        ...named,
        spanish: line.max(60).optional().describe('name of the paper in Spain'),
      }),
    )
    .min(1),
  care: z.strictObject({ sample, points: z.array(z.strictObject(named)).min(1).max(3) }),
});

/** The six advantages of the home page: content/advantages.yaml. */
export const advantagesSchema = z
  .array(
    z.strictObject({
      icon: z.enum(['schedule', 'cycle', 'profile', 'cantilever', 'insulation', 'bracing']),
      colour: z.enum(['chalk', 'sand', 'paper']).describe('ground of the drawing'),
      title: localized(line.max(40)),
      description: localized(line.max(160)),
      proof: z
        .string()
        .regex(/^(page|article|answer):[a-z0-9-]+$/, 'expected a link such as "page:technology"')
        .describe('what shows that it is true'),
    }),
  )
  .length(6);

/** What clients said: content/testimonials.yaml. Placeholders stay marked `sample: true`. */
export const testimonialsSchema = z
  .array(
    z.strictObject({
      name: line,
      rating: z.number().int().min(1).max(5),
      sample: z.boolean().describe('true while the words were not said by a real client'),
      role: localized(line.max(60)),
      text: localized(line.max(240)),
    }),
  )
  .length(3);

/** Approved suppliers of the technology page: content/suppliers.yaml. */
export const suppliersSchema = z
  .array(
    z.strictObject({
      name: line,
      logo: z.string().regex(/^[\w-]+\.svg$/, 'expected the name of an SVG file of assets/logos/'),
      logoHasName: z.boolean().describe('true if the logo file already spells the name'),
      url: z.url({ protocol: /^https$/ }),
      description: localized(line.max(160)),
    }),
  )
  .min(1);

export const PROJECT_CATEGORIES = ['residential', 'buildings', 'commercial', 'warehouses'] as const;

/** The portfolio's works in the order shown, by the names of their folders: content/works/order.yaml. */
export const worksOrderSchema = z.array(id);

const weekCount = z.number().int().positive().optional();

/** What a work has in common in all languages: content/works/<id>/work.yaml. */
export const workFactsSchema = z.strictObject({
  category: z.enum(PROJECT_CATEGORIES),
  picture: id,
  skeleton: id.optional().describe('its steel frame, from the same camera as `picture`'),
  pictures: z.array(id).max(3).default([]).describe('further ones of its page'),
  drawing: z
    .string()
    .regex(/^[\w-]+\.svg$/, 'expected the name of an SVG file of assets/drawings/')
    .optional(),
  sample,
  place: line.max(40).optional().describe('town, as it is called in every language'),
  area: z.number().positive().optional().describe('square metres built'),
  storeys: z.number().int().positive().optional().describe('above ground'),
  weeks: z
    .strictObject({ promised: weekCount, real: weekCount })
    .optional()
    .describe('from the start of works to the keys'),
  year: z.number().int().min(1900).max(2100).optional().describe('of the keys'),
});

/** Front matter of a work in one language: content/works/<id>/<language>.md. */
export function workTextSchema(language: Language) {
  return z.strictObject({
    slug,
    name: textIn(language, line.max(40)),
    summary: textIn(language, line.max(120)).describe('on its card'),
    lead: textIn(language, line.max(320)),
    system: textIn(language, line.max(110))
      .optional()
      .describe('what carries the building, and what light steel does in it'),
    title: textIn(language, line.max(65)),
    description: textIn(language, description),
    drawing: textIn(language, line.max(160)).optional().describe('caption: what is seen in the drawing'),
    captions: z
      .array(textIn(language, line.max(120)))
      .default([])
      .describe('of its further `pictures`, in their order'),
  });
}

/** What the home page shows of the works, and of a house from inside: content/home.yaml. */
export const homeSchema = z.strictObject({
  works: z.array(id).min(1).max(3).describe('ids of works, the first of three shown large'),
  ways: z
    .array(
      z.strictObject({
        category: z.enum(PROJECT_CATEGORIES),
        picture: id,
        whom: localized(line.max(110)).describe('for whom it is built'),
      }),
    )
    .refine(
      (ways) => ways.map(({ category }) => category).join() === PROJECT_CATEGORIES.join(),
      `expected these categories in this order: ${PROJECT_CATEGORIES.join(', ')}`,
    ),
  interior: z.strictObject({ picture: id, words: localized(line.max(90)) }),
});

/** Categories and authors of the articles: content/blog.yaml. */
export const blogSchema = z.strictObject({
  categories: z.record(id, localized(line.max(40))),
  authors: z.record(id, localized(line.max(40)).describe('{{brand}} stands for the brand')),
});

/** What an article has in common in all languages: content/articles/<slug>/article.yaml. */
export const articleFactsSchema = z.strictObject({
  date: isoDate,
  updated: isoDate.optional(),
  category: id,
  author: id,
  picture: id,
  related: z.array(slug).length(3),
});

/** Front matter of an article in one language: content/articles/<slug>/<language>.md. */
export function articleTextSchema(language: Language) {
  return z.strictObject({
    slug,
    title: textIn(language, line.max(65)),
    description: textIn(language, description),
    excerpt: textIn(language, line.min(50).max(160)),
  });
}

/** Groups of the answers, in their order: content/answers/groups.yaml. */
export const answerGroupsSchema = z
  .array(
    z.strictObject({
      id,
      name: localized(line.max(60)),
      answers: z.array(id).min(1).describe('folders of its answers, in their order'),
    }),
  )
  .min(1);

/** What an answer has in common in all languages: content/answers/<id>/answer.yaml. */
export const answerFactsSchema = z.strictObject({
  sample: z.boolean().default(false).describe('true while only the owner could know'),
  pages: z.array(id).default([]).describe('pages that show its question'),
  articles: z.array(slug).default([]).describe('articles that show it at their end'),
});

/**
 * Front matter of an answer in one language: content/answers/<id>/<language>.md.
 * @param language Spanish opens a question with a sign too
 */
export function answerTextSchema(language: Language) {
  const [form, expected] =
    language === 'es' ? [/^¿.+\?$/, '¿…?'] : ([/^[^¿].+\?$/, 'a question that ends with ?'] as const);
  return z.strictObject({
    question: textIn(language, line.max(110).regex(form, `expected ${expected}`)),
    sources: z
      .array(
        z.strictObject({
          text: textIn(language, line.max(240).regex(/\b(19|20)\d\d\b/, 'expected the year too')),
          url: z.url({ protocol: /^https$/ }).optional(),
        }),
      )
      .default([]),
  });
}

/** Layers of the exterior wall, from outside to inside. The drawings know them by these names. */
export const WALL_LAYERS = [
  'render',
  'insulation',
  'board',
  'membrane',
  'osb',
  'studs',
  'vapour',
  'lining',
] as const;

const millimetres = z.number().positive().max(1000);

/** The exterior wall of the technology page: content/wall-layers.yaml, in millimetres. */
export const wallSchema = z
  .strictObject({
    sample: z.boolean().describe('true until the owner has confirmed the figures'),
    profile: z.strictObject({ web: millimetres, flange: millimetres, sheet: millimetres }),
    spacing: millimetres.describe('from stud to stud'),
    transmittance: z
      .strictObject({ from: z.number().positive(), to: z.number().positive() })
      .describe('calculated for these layers, in W/(m²·K)'),
    brick: millimetres.describe('a leaf of brick to compare the wall with'),
    layers: z
      .array(
        z.strictObject({
          id: z.enum(WALL_LAYERS),
          thickness: millimetres.describe('of one sheet'),
          sheets: z.number().int().min(1).max(3).default(1),
          name: localized(line.max(40)),
          purpose: localized(line.max(120)),
        }),
      )
      .refine(
        (layers) => layers.map(({ id }) => id).join() === WALL_LAYERS.join(),
        `expected these layers in this order: ${WALL_LAYERS.join(', ')}`,
      ),
  })
  .refine(
    ({ profile, layers }) => layers.find(({ id }) => id === 'studs')?.thickness === profile.web,
    'expected the layer "studs" to be as thick as the web of the profile',
  );

/** Stands for a date in content/pages-and-navigation.yaml. */
export const NEWEST_ARTICLE = 'newest article';

const lastChange = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$|^newest article$/, 'expected a date such as 2025-10-08')
  .refine(
    (date) => date === NEWEST_ARTICLE || date <= new Date().toISOString().slice(0, 10),
    'expected the day of a change that has been made, not one to come',
  );

/** What a page says of itself, and where it stands: content/pages-and-navigation.yaml, in the order shown. */
export const pagesSchema = z
  .record(
    id,
    z.strictObject({
      address: inEachLanguage(() => slug).optional(),
      name: localized(line.max(40)).optional(),
      navigation: z.literal(true).optional(),
      title: localized(line.min(20).max(70)),
      description: localized(description),
      updated: lastChange,
      openGraph: z
        .strictObject({
          picture: id,
          focus: focus.optional(),
          measure: z.enum(['works', 'wall', 'company']).optional(),
        })
        .optional(),
      schemaType: z.enum(['AboutPage', 'ContactPage', 'CollectionPage', 'FAQPage']).optional(),
      legal: z.literal(true).optional(),
      next: z.array(id).length(2).optional().describe('pages where one goes from it'),
      pictures: z
        .record(id, z.partialRecord(z.enum(['full', ...CUTS]), z.enum(['page', 'half', 'third'])))
        .optional(),
    }),
  )
  .superRefine((pages, context) => {
    for (const [page, { address, name, next = [] }] of Object.entries(pages)) {
      for (const other of next) {
        if (other !== page && pages[other]?.name) continue;
        const message = `"${other}": expected the key of another page of this file`;
        context.addIssue({ code: 'custom', path: [page, 'next'], message });
      }
      for (const [field, value] of Object.entries({ address, name })) {
        if ((value === undefined) === (page === 'home')) continue;
        const message = page === 'home' ? 'expected none: it is the root' : 'expected it in every language';
        context.addIssue({ code: 'custom', path: [page, field], message });
      }
    }
  });
