import { filled } from '#app/i18n/filled.ts';
import { RichText } from '#app/i18n/rich-text.tsx';
import { TryAgain } from '#app/sections/try-again.tsx';
import { dialable, settings, whatsappUrl } from '#app/site/settings.ts';

/** Replaces the form without JavaScript: the form only writes a message, and needs a script, which can be tried again. */
export function WithoutScript({ words }: { words: string }) {
  const { phone, email } = settings.contact;
  return (
    <p className="type-lead max-w-measure-30 js:hidden">
      <RichText
        text={filled(words, { phone, email })}
        marks={{
          phone: (link) => (
            <a href={`tel:${dialable(phone)}`} className="whitespace-nowrap tabular-nums underline">
              {link}
            </a>
          ),
          whatsapp: (link) => (
            <a href={whatsappUrl()} target="_blank" rel="noopener" className="underline">
              {link}
            </a>
          ),
          mail: (link) => (
            <a href={`mailto:${email}`} className="underline">
              {link}
            </a>
          ),
        }}
      />{' '}
      <TryAgain />
    </p>
  );
}
