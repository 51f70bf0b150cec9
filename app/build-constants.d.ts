/** Year in which the site was built: see vite.config.ts. */
declare const __BUILD_YEAR__: number;

/** Most weeks that a house takes from the foundations to the keys (content/claims/). */
declare const __SCHEDULE_WEEKS__: number;

/** Whether the owner has set an `analyticsId`. Code behind it is left out of the build of a site that has none. */
declare const __MEASURING__: boolean;

/** Whether the owner has set a film at a service (`video`). Code behind it is left out of the build of a site that has none. */
declare const __FILM__: boolean;
/** The company's country in each language. Asked for in a browser, the first name of a country costs as much as all else in the frame of a page. */
declare const __COUNTRY_NAMES__: Readonly<Record<import('#app/site/languages.ts').Language, string>>;

/** What the footer says of the company in each language: it stands on every page, and no page's data has it. */
declare const __FOOTER_WORDS__: Readonly<
  Record<import('#app/site/languages.ts').Language, import('#app/content/company.ts').FooterWords>
>;

/** Minified code of one of our scripts, to be written into the document: see pipeline/vite/inline-scripts.ts. */
declare module '*?inline-script' {
  const code: string;
  export default code;
}
