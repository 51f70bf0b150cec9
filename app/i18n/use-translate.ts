import { useTranslation } from 'react-i18next';
import type { Key } from '#app/i18n/dictionary.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#app/site/languages.ts';

export type Translate = (key: Key, values?: Record<string, string | number>) => string;

/** Translates the interface: `t('Texto en español')`. Always with the text written out, so that tools can find it. */
export function useTranslate(): Translate {
  const { t } = useTranslation();
  return (key, values) => t(key, values ?? {});
}

/** Language of the page that is being shown. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
