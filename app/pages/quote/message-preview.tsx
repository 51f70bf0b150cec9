import { useEffect, useRef, useState } from 'react';
import type { ContentOf } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { useDraft } from '#app/sections/quote/draft.ts';
import type { QuoteField } from '#app/sections/quote/quote-fields.ts';
import { DEFAULT_LANGUAGE } from '#app/site/published-languages.ts';
import { settings } from '#app/site/settings.ts';
import { Icon } from '#app/ui/icon.tsx';
import { bodyParts, type MessagePart, subjectParts } from './mail-and-whatsapp-text.ts';

const ROW = 'flex flex-wrap gap-x-4 border-line px-4 py-2 not-first:border-t';

type Props = { words: ContentOf<'quote'>['preview'] };

/** Live preview of the message. `label` is the id of the element that names it. */
function Message({ words, label }: Props & { label: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const draft = useDraft();
  const message = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  // Its contents change their height with what is typed and with the width of the screen.
  useEffect(() => {
    const area = message.current;
    if (!area?.firstElementChild) return;
    const observer = new ResizeObserver(() => setScrolls(area.scrollHeight > area.clientHeight));
    observer.observe(area.firstElementChild);
    return () => observer.disconnect();
  }, []);

  const hints: Partial<Record<QuoteField, string>> = {
    name: t('tu nombre'),
    email: t('tu correo'),
    message: words.empty,
  };

  const show = (piece: MessagePart) => {
    if (typeof piece === 'string') return piece;
    const { field, text, given } = piece;
    if (given) return <bdi key={field}>{text}</bdi>;
    return (
      <span key={field} lang={text ? undefined : language} className="text-hint">
        {text || hints[field]}
      </span>
    );
  };

  return (
    <>
      <div
        ref={message}
        // Not every browser makes a scroll container focusable with the keyboard.
        {...(scrolls && { role: 'group', tabIndex: 0, 'aria-labelledby': label })}
        className="max-h-96 overflow-y-auto lg:h-[min(23rem,100svh-15rem)] border border-line-strong bg-chalk text-small leading-normal wrap-anywhere print:max-h-none"
      >
        <div>
          <dl className="border-line border-b">
            <div className={ROW}>
              <dt className="text-steel-600">{t('Para')}</dt>
              <dd>{settings.contact.email}</dd>
            </div>
            <div className={ROW}>
              <dt className="text-steel-600">{t('Asunto')}</dt>
              <dd lang={DEFAULT_LANGUAGE}>{subjectParts(draft).map(show)}</dd>
            </div>
          </dl>
          <div lang={DEFAULT_LANGUAGE} className="min-h-44 whitespace-pre-wrap px-4 pt-4 pb-5.5">
            {bodyParts(draft).map(show)}
          </div>
        </div>
      </div>
      {language !== DEFAULT_LANGUAGE && <p className="type-note mt-3 text-steel-600">{words.note}</p>}
    </>
  );
}

/** Beside the form, where there is room for it. */
export function MessagePreview({ words }: Props) {
  return (
    <section
      aria-labelledby="quote-preview"
      className="px-bleed sticky top-header pt-step-2 pb-8 no-js:hidden max-lg:not-print:hidden"
    >
      <h2 id="quote-preview" className="type-h3 pb-3">
        {words.heading}
      </h2>
      <Message words={words} label="quote-preview" />
    </section>
  );
}

/** The preview on smaller screens, collapsed, before the buttons that hand the message over. */
export function FoldedPreview({ words }: Props) {
  return (
    <details className="group border-line border-y no-js:hidden sm:col-span-2 lg:hidden print:hidden">
      <summary className="flex min-h-13 items-center justify-between gap-4">
        <span id="quote-preview-folded" className="font-semibold font-stretch-94% text-base">
          {words.heading}
        </span>
        <Icon name="chevron" className="w-3 group-open:rotate-180" />
      </summary>
      <div className="pb-4">
        <Message words={words} label="quote-preview-folded" />
      </div>
    </details>
  );
}
