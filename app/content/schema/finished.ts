import { z } from 'zod';
import { UnknownClaim } from '#app/content/claims.ts';
import { finishedText } from '#app/content/finished-text.ts';
import type { Language } from '#app/site/language-codes.ts';
import { inEachLanguage } from './text.ts';

/**
 * A text in several languages. Limits apply to the finished text, which is also the output.
 * @param text schema of the finished text in one language
 */
export function localized(text: z.ZodType<string, string>) {
  return inEachLanguage((language) => textIn(language, text));
}

/**
 * A text in one language, output as visitors read it (app/content/finished-text.ts).
 * @param text schema of the finished text
 */
export function textIn(language: Language, text: z.ZodType<string, string>): z.ZodType<string, string> {
  return z
    .string()
    .transform((written, context) => {
      try {
        return finishedText(written, language);
      } catch (error) {
        if (!(error instanceof UnknownClaim)) throw error;
        context.addIssue({ code: 'custom', message: error.message });
        return z.NEVER;
      }
    })
    .pipe(text);
}
