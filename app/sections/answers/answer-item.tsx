import { Fragment } from 'react';
import type { Answer } from '#app/content/answers.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';

type Props = { answer: Answer; hidden: boolean };

/** A question that opens to its answer. */
export function AnswerItem({ answer, hidden }: Props) {
  const t = useTranslate();
  const { id, question, html, sources, sample, lang } = answer;
  return (
    <details
      data-answer=""
      lang={lang}
      hidden={hidden}
      className="relative break-inside-avoid border-line border-t"
    >
      <summary className="px-text chevron flex min-h-15 items-center justify-between gap-6 py-4 hover:text-oxide-text">
        <h3 className="type-h3 text-balance text-[1.25rem]!">{question}</h3>
      </summary>
      <div className="prose px-text pb-8">
        {/* Inside, so that browsers open the answer for its address; at the top, so that they show the question too. */}
        <span id={id} className="absolute top-0" />
        {/* Built from our own Markdown and sanitised there: app/content/markdown.ts. */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
        {(sources.length > 0 || sample) && (
          <div className="type-note text-steel-600">
            {sources.length > 0 && (
              <p>
                {`${t('Fuentes')}: `}
                {sources.map(({ text, url }, index) => {
                  const end = index < sources.length - 1 ? '; ' : '';
                  if (!url) return text + end;
                  return (
                    <Fragment key={text}>
                      <a href={url} rel="noopener">
                        {text}
                      </a>
                      {end}
                    </Fragment>
                  );
                })}
              </p>
            )}
            {sample && <p>{t('Respuesta de muestra')}</p>}
          </div>
        )}
      </div>
    </details>
  );
}
