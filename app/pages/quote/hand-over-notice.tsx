import type { ContentOf } from '#app/content/collections.ts';
import { filled } from '#app/i18n/filled.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { settings } from '#app/site/settings.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import type { HandOver } from './use-hand-over.ts';

const ICONS: Record<HandOver, IconName> = {
  mail: 'mail',
  whatsapp: 'whatsapp',
  blocked: 'warning',
  copied: 'tick',
  refused: 'warning',
};

/** Selects the text as soon as it is rendered, so that one key or one tap copies it. */
function selectAll(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}

type Props = {
  words: ContentOf<'quote'>['handOver'];
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
export function HandOverNotice({ words, handOver, long, text }: Props) {
  const t = useTranslate();
  const cut = long && (handOver === 'mail' || handOver === 'whatsapp');
  const said = handOver && words[cut ? 'tooLong' : handOver];
  return (
    <div className={`col-span-full ${handOver ? '' : 'sr-only'}`}>
      <div role="status">
        {said && (
          <p
            key={handOver}
            className={`flex items-start gap-3.5 rounded-control border px-4.5 py-4 text-base ${
              handOver === 'copied' ? 'border-done bg-done-soft' : 'border-line-strong bg-chalk'
            }`}
          >
            <Icon
              name={ICONS[handOver]}
              className={`mt-0.5 size-5.5 ${handOver === 'copied' ? 'text-done' : 'text-oxide-text'}`}
            />
            <span className="min-w-0 wrap-anywhere">
              <strong className="font-semibold">{said.title}</strong>{' '}
              {filled(said.text, { email: settings.contact.email })}
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
          className="mt-3 min-h-44 w-full resize-y rounded-control border border-field bg-chalk px-4 py-3.5 text-small"
        />
      )}
    </div>
  );
}
