import type { ContentOf } from '#app/content/collections.ts';
import { filled } from '#app/i18n/filled.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { settings } from '#app/site/settings.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { HandOverNotice } from './hand-over-notice.tsx';
import type { useHandOver } from './use-hand-over.ts';

type Props = Omit<ReturnType<typeof useHandOver>, 'mail' | 'isTaken'> & {
  words: ContentOf<'quote'>['handOver'];
};

/** The three ways to hand the message over, side by side, and what came of it. Mail is the form's submit. */
export function HandOverButtons({ words, text, long, handOver, chat, copy }: Props) {
  const t = useTranslate();
  const copied = handOver === 'copied';
  return (
    <>
      {long && (
        <p className="border-oxide border-l-2 bg-chalk px-4 py-3 text-small sm:col-span-2">
          {filled(words.long, { email: settings.contact.email })}
        </p>
      )}
      <div
        // The second click of a double click would hand it over twice.
        onClickCapture={(event) => {
          if (event.detail < 2) return;
          event.preventDefault();
          event.stopPropagation();
        }}
        className="grid grid-cols-2 gap-2.5 pt-2 max-3xs:grid-cols-1 no-js:hidden sm:col-span-2 sm:flex sm:*:flex-auto"
      >
        <Button
          type="submit"
          variant={long ? 'secondary' : undefined}
          size="tight"
          className="3xs:max-sm:col-span-2"
        >
          <Icon name="mail" />
          {t('Enviar por correo')}
        </Button>
        <Button variant="secondary" size="tight" onClick={chat}>
          <Icon name="whatsapp" />
          WhatsApp
        </Button>
        <Button variant={copied ? 'done' : long ? undefined : 'secondary'} size="tight" onClick={copy}>
          <Icon name="copy" />
          {copied ? t('Mensaje copiado') : t('Copiar mensaje')}
        </Button>
      </div>
      <p className="type-note text-steel-600 no-js:hidden sm:col-span-2">{words.note}</p>
      <HandOverNotice words={words} handOver={handOver} long={long} text={text} />
    </>
  );
}
