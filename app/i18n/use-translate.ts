import { createContext, useContext } from 'react';
import type { Key } from '#app/i18n/dictionary.ts';
import type { Translator, Values } from '#app/i18n/translator.ts';
import type { Language } from '#app/site/published-languages.ts';

export type Translate = (key: Key, values?: Values) => string;

/** Translator of the page that is shown. It is ready before the page renders, so no component waits or subscribes. */
export const TranslatorContext = createContext<Translator | undefined>(undefined);

function useTranslator(): Translator {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error('texts are asked for outside the TranslatorContext of app/root.tsx');
  return translator;
}

/** Translates the interface: `t('Texto en español')`. Always with the text written out, so that tools can find it. */
export function useTranslate(): Translate {
  return useTranslator().t;
}

/** Language of the page that is being shown. */
export function useLanguage(): Language {
  return useTranslator().language;
}
