import { filled } from '#app/i18n/filled.ts';
import { RichText } from '#app/i18n/rich-text.tsx';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { dialable, settings, whatsappUrl } from '#app/site/settings.ts';

/** Replaces the form without JavaScript: the form only writes a message, and needs a script, which can be tried again. */
export function WithoutScript({ words }: { words: string }) {
  const t = useTranslate();
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
      {/* biome-ignore lint/a11y/useValidAnchor: this address; a file that was lost may come now */}
      <a href="" data-try-again="" className="underline">
        {t('Intentarlo otra vez')}
      </a>
    </p>
  );
}
