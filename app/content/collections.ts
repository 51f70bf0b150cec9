import { LANGUAGE_INFO, type Language } from '#app/site/languages.ts';
import { finishedText } from './finished-text.ts';
import {
  advantagesSchema,
  handoverSchema,
  phasesSchema,
  priceSchema,
  projectsSchema,
  ROAD_WEEKS,
  roadSchema,
  serviceSchema,
  suppliersSchema,
  testimonialsSchema,
  usualWorksSchema,
  wallSchema,
} from './schema/collections.ts';
import { readYaml } from './source.ts';

type Localized = Partial<Record<Language, string>>;

/** A collection's entry as a page gets it: each text in the page's language only. */
type InOneLanguage<T> = T extends Localized
  ? string
  : T extends object
    ? { [K in keyof T]: InOneLanguage<T[K]> }
    : T;

function isLocalized(value: object): value is Localized {
  return 'es' in value && typeof value.es === 'string';
}

/** Picks one language out of every localised text, however deep. */
function inLanguage<T>(value: T, language: Language): InOneLanguage<T> {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language)) as InOneLanguage<T>;
  if (value && typeof value === 'object') {
    if (isLocalized(value)) return value[language] as InOneLanguage<T>;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, inLanguage(item, language)]),
    ) as InOneLanguage<T>;
  }
  return value as InOneLanguage<T>;
}

/** The five phases in a language. */
export function phases(language: Language) {
  return inLanguage(readYaml('content/phases.yaml', phasesSchema), language);
}

/** The road from the first talk to the works in a language, and the weeks of its scale. */
export function road(language: Language) {
  return { ...inLanguage(readYaml('content/road.yaml', roadSchema), language), scale: ROAD_WEEKS };
}

/** What the price includes and how it is paid, in a language. */
export function price(language: Language) {
  return inLanguage(readYaml('content/price.yaml', priceSchema), language);
}

/** How the company works with whoever writes, in a language; the languages by their names in it. */
export function service(language: Language) {
  const { languages, ...rest } = inLanguage(readYaml('content/service.yaml', serviceSchema), language);
  const { locale } = LANGUAGE_INFO[language];
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const list = new Intl.ListFormat(locale);
  const named = (codes: readonly Language[]) =>
    finishedText(list.format(codes.map((code) => names.of(code) ?? code)), language);
  return {
    ...rest,
    languages: { ...languages, writing: named(languages.writing), talking: named(languages.talking) },
  };
}

/** What comes with the keys, in a language. */
export function handover(language: Language) {
  return inLanguage(readYaml('content/handover.yaml', handoverSchema), language);
}

/** The six advantages in a language. */
export function advantages(language: Language) {
  return inLanguage(readYaml('content/advantages.yaml', advantagesSchema), language);
}

/** The three testimonials in a language. */
export function testimonials(language: Language) {
  return inLanguage(readYaml('content/testimonials.yaml', testimonialsSchema), language);
}

/** The three suppliers in a language. */
export function suppliers(language: Language) {
  return inLanguage(readYaml('content/suppliers.yaml', suppliersSchema), language);
}

/** The exterior wall of the technology page in a language. */
export function wall(language: Language) {
  return inLanguage(readYaml('content/wall-layers.yaml', wallSchema), language);
}

/** How long the works usually take, and who says so: the same in every language. */
export function usualWorks() {
  return readYaml('content/usual-works.yaml', usualWorksSchema);
}

/** The portfolio in a language, in the order shown. */
export function projects(language: Language) {
  const number = new Intl.NumberFormat(LANGUAGE_INFO[language].locale, { useGrouping: 'always' });
  return inLanguage(readYaml('content/projects.yaml', projectsSchema), language).map(({ area, ...rest }) => ({
    ...rest,
    area: area === undefined ? undefined : `${number.format(area)}\u00a0m²`,
  }));
}

export type UsualWorks = ReturnType<typeof usualWorks>;
export type Phase = ReturnType<typeof phases>[number];
export type Road = ReturnType<typeof road>;
export type Price = ReturnType<typeof price>;
export type Service = ReturnType<typeof service>;
export type Handover = ReturnType<typeof handover>;
export type Advantage = ReturnType<typeof advantages>[number];
export type Testimonial = ReturnType<typeof testimonials>[number];
export type Supplier = ReturnType<typeof suppliers>[number];
export type Project = ReturnType<typeof projects>[number];
export type Wall = ReturnType<typeof wall>;
export type WallLayer = Wall['layers'][number];
