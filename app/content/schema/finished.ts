import { z } from 'zod';
import { UnknownClaim } from '#app/content/claims.ts';
import { finishedText } from '#app/content/finished-text.ts';
import { UnknownPlaceholder, withSettings } from '#app/content/settings-in-text.ts';
import type { Language } from '#app/site/language-codes.ts';
import { inEachLanguage } from './text.ts';

/**
 * A text in several languages. Limits apply to the finished text, which is also the output.
 * @param text schema of the finished text in one language
 * @param values names of the placeholders that the page fills
 */
export function localized(text: z.ZodType<string, string>, values?: readonly string[]) {
  return inEachLanguage((language) => textIn(language, text, values));
}

/** A step of finishing a text; what it does not know is told as a problem of the field. */
function finishing(step: (text: string) => string) {
  return (text: string, context: z.RefinementCtx): string => {
    try {
      return step(text);
    } catch (error) {
      if (!(error instanceof UnknownClaim || error instanceof UnknownPlaceholder)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
      return z.NEVER;
    }
  };
}

/**
 * A text in one language, output as visitors read it (app/content/finished-text.ts), with the owner's settings.
 * @param text schema of the finished text; the settings are not in it yet, whatever a brand's length
 * @param values names of the placeholders that the page fills
 */
export function textIn(
  language: Language,
  text: z.ZodType<string, string>,
  values?: readonly string[],
): z.ZodType<string, string> {
  return z
    .string()
    .transform(finishing((written) => finishedText(written, language)))
    .pipe(text)
    .transform(finishing((finished) => withSettings(finished, values)));
}
