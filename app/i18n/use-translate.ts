import type { i18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { Key } from '#app/i18n/dictionary.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#app/site/languages.ts';

export type Translate = (key: Key, values?: Record<string, string | number>) => string;

/**
 * Each language has an instance of its own, ready before it is shown, and the root provides the one in use. So
 * react-i18next's `useTranslation`, which waits for namespaces and listens for changes, would only add weight.
 */
function useI18n(): i18n {
  const context = useContext(I18nContext);
  if (!context?.i18n) throw new Error('texts are asked for outside the I18nextProvider of app/root.tsx');
  return context.i18n;
}

/** Translates the interface: `t('Texto en español')`. Always with the text written out, so that tools can find it. */
export function useTranslate(): Translate {
  const { t } = useI18n();
  return (key, values) => t(key, values ?? {});
}

/** Language of the page that is being shown. */
export function useLanguage(): Language {
  const { language } = useI18n();
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
