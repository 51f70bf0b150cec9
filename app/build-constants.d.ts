/** Year in which the site was built: see vite.config.ts. */
declare const __BUILD_YEAR__: number;

/** Most weeks that a house takes from the foundations to the keys (content/claims/). */
declare const __SCHEDULE_WEEKS__: number;

/** Whether the owner has set an `analyticsId`. Code behind it is left out of the build of a site that has none. */
declare const __MEASURING__: boolean;

/** Whether the owner has set a YouTube or Vimeo video (`video`). Code behind it is left out of the build without one. */
declare const __FILM__: boolean;
/**
 * The company's country in each language. In a browser the first `Intl.DisplayNames` would cost as much as the rest of
 * the page frame.
 */
declare const __COUNTRY_NAMES__: Readonly<Record<import('#app/site/languages.ts').Language, string>>;

/** Footer texts about the company in each language: the footer is on every page, but no page's loader data has them. */
declare const __FOOTER_WORDS__: Readonly<
  Record<import('#app/site/languages.ts').Language, import('#app/content/company.ts').FooterWords>
>;

/** Minified code of one of our scripts, to be written into the document: see pipeline/vite/inline-scripts.ts. */
declare module '*?inline-script' {
  const code: string;
  export default code;
}
