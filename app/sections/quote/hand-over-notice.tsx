import { RichText } from '#app/i18n/rich-text.tsx';
import { useTranslate } from '#app/i18n/use-translate.ts';
import type { HandOver } from '#app/sections/quote/use-hand-over.ts';
import { settings } from '#app/site/settings.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';

const ICONS: Record<HandOver, IconName> = {
  mail: 'mail',
  whatsapp: 'whatsapp',
  copied: 'tick',
  refused: 'warning',
};

/** Selects the text as soon as it is rendered, so that one key or one tap copies it. */
function selectAll(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}

type Props = {
  handOver: HandOver | undefined;
  /** whether the message may be too long for other programs */
  long: boolean;
  /** the message, for copying by hand */
  text: string;
};

/**
 * Says what happened, and no more than that: opening a mail program is not sending. Only a copied message is reported
 * as done.
 */
export function HandOverNotice({ handOver, long, text }: Props) {
  const t = useTranslate();
  const { email } = settings.contact;
  const tooLong =
    long &&
    t(
      '<b>Puede que no se abra nada, o que el mensaje salga cortado: es largo.</b> Si pasa eso, copia el mensaje y envíalo a {{email}}.',
      { email },
    );
  const words: Record<HandOver, string> = {
    mail:
      tooLong ||
      t(
        '<b>Hemos abierto tu correo con el mensaje escrito.</b> Si no se ha abierto nada, usa WhatsApp o copia el mensaje.',
      ),
    whatsapp:
      tooLong ||
      t(
        '<b>Hemos abierto WhatsApp en otra pestaña.</b> Si no la ves, envíalo por correo o copia el mensaje.',
      ),
    copied: t('<b>Mensaje copiado.</b> Pégalo en tu correo y envíalo a {{email}}.', { email }),
    refused: t(
      '<b>Tu navegador no nos deja copiarlo.</b> Aquí lo tienes seleccionado, para que lo copies tú y lo envíes a {{email}}.',
      { email },
    ),
  };
  return (
    <div className={`col-span-full ${handOver ? '' : 'sr-only'}`}>
      <div role="status">
        {handOver && (
          <p
            key={handOver}
            className={`flex items-start gap-[.85rem] rounded-control border px-[1.1rem] py-4 text-base ${
              handOver === 'copied' ? 'border-done bg-done-soft' : 'border-line-strong bg-chalk'
            }`}
          >
            <Icon
              name={ICONS[handOver]}
              className={`mt-[.1rem] size-[1.4rem] ${handOver === 'copied' ? 'text-done' : 'text-oxide-text'}`}
            />
            <span className="min-w-0 wrap-anywhere">
              <RichText
                text={words[handOver]}
                marks={{ b: (part) => <strong className="font-semibold">{part}</strong> }}
              />
            </span>
          </p>
        )}
      </div>
      {handOver === 'refused' && (
        <textarea
          ref={selectAll}
          readOnly
          value={text}
          aria-label={t('Mensaje para copiar')}
          className="mt-3 min-h-44 w-full resize-y rounded-control border border-field bg-chalk px-4 py-[.85rem] text-small"
        />
      )}
    </div>
  );
}
