import type { Language } from '#app/site/languages.ts';

type Segments = Record<Language, string>;

/**
 * THE page table: every fixed page and its address in each language, without prefix or leading slash.
 * Routes, prerendering, links, canonical and hreflang, switcher, sitemap and tests all read it.
 * Words are the ones people of each country type into a search engine, not a translation of the Spanish ones.
 * Renaming an address needs a redirect: see CONTRIBUTING.md.
 */
export const PAGES = {
  home: { es: '', en: '', it: '', de: '', pl: '', pt: '' },
  about: {
    es: 'sobre-nosotros',
    en: 'about-us',
    it: 'chi-siamo',
    de: 'ueber-uns',
    pl: 'o-nas',
    pt: 'sobre-nos',
  },
  technology: {
    es: 'tecnologia',
    en: 'technology',
    it: 'tecnologia',
    de: 'steel-frame-technik',
    pl: 'technologia',
    pt: 'tecnologia',
  },
  methodology: {
    es: 'metodologia',
    en: 'method',
    it: 'metodo',
    de: 'bauweise',
    pl: 'metoda-budowy',
    pt: 'metodologia',
  },
  phases: {
    es: 'fases-del-proyecto',
    en: 'project-phases',
    it: 'fasi-del-progetto',
    de: 'bauphasen',
    pl: 'etapy-budowy',
    pt: 'fases-do-projeto',
  },
  sustainability: {
    es: 'sostenibilidad',
    en: 'sustainability',
    it: 'sostenibilita',
    de: 'nachhaltigkeit',
    pl: 'zrownowazone-budownictwo',
    pt: 'sustentabilidade',
  },
  projects: {
    es: 'proyectos',
    en: 'projects',
    it: 'progetti',
    de: 'projekte',
    pl: 'realizacje',
    pt: 'projetos',
  },
  blog: { es: 'blog', en: 'blog', it: 'blog', de: 'blog', pl: 'blog', pt: 'blog' },
  quote: {
    es: 'presupuesto',
    en: 'quote',
    it: 'preventivo',
    de: 'angebot',
    pl: 'wycena',
    pt: 'orcamento',
  },
  'legal-notice': {
    es: 'aviso-legal',
    en: 'legal-notice',
    it: 'note-legali',
    de: 'impressum',
    pl: 'nota-prawna',
    pt: 'aviso-legal',
  },
  'privacy-policy': {
    es: 'politica-de-privacidad',
    en: 'privacy-policy',
    it: 'informativa-privacy',
    de: 'datenschutz',
    pl: 'polityka-prywatnosci',
    pt: 'politica-de-privacidade',
  },
  accessibility: {
    es: 'accesibilidad',
    en: 'accessibility',
    it: 'accessibilita',
    de: 'barrierefreiheit',
    pl: 'dostepnosc',
    pt: 'acessibilidade',
  },
} as const satisfies Record<string, Segments>;

export type PageId = keyof typeof PAGES;

/** Pages that are one long text: content/legal/. */
export const LEGAL_PAGES = ['legal-notice', 'privacy-policy', 'accessibility'] as const satisfies PageId[];

export type LegalPageId = (typeof LEGAL_PAGES)[number];

export function isLegalPage(page: PageId): page is LegalPageId {
  return (LEGAL_PAGES as readonly PageId[]).includes(page);
}

/** Every fixed page, in the order of the table. */
export const PAGE_IDS = Object.keys(PAGES) as PageId[];

/** Pages that show the owner's film: only they may embed the service it comes from (hosting/security.ts). */
export const FILM_PAGES: readonly PageId[] = ['phases'];

/** The seven pages of the main navigation, in order. */
export const NAVIGATION = [
  'about',
  'technology',
  'methodology',
  'phases',
  'sustainability',
  'projects',
  'blog',
] as const satisfies readonly PageId[];
