/** Every language the site can speak, in the order of the switcher. */
export const LANGUAGES = ['es', 'en', 'it', 'de', 'pl', 'pt'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Default and fallback language (specification, section 9). Its addresses have no prefix. */
export const DEFAULT_LANGUAGE: Language = 'es';
