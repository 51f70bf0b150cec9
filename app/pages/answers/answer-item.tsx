import type { ReactNode } from 'react';
import type { Answer } from '#app/content/answers.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';

type Props = { answer: Answer; hidden: boolean };

/** The sources after their label. Adjacent strings are joined: React separates text nodes with comments, forty on a page. */
function withLinks(label: string, sources: Answer['sources']): ReactNode[] {
  const pieces: ReactNode[] = [];
  let words = `${label}: `;
  for (const [index, { text, url }] of sources.entries()) {
    if (index > 0) words += '; ';
    if (url) {
      pieces.push(
        words,
        <a key={text} href={url} rel="noopener">
          {text}
        </a>,
      );
      words = '';
    } else words += text;
  }
  return [...pieces, words];
}

/** A question with the first paragraph of its answer; it opens to the full answer. */
export function AnswerItem({ answer, hidden }: Props) {
  const t = useTranslate();
  const { id, question, html, sources, sample, lang } = answer;
  const first = html.indexOf('</p>');
  return (
    <details lang={lang} hidden={hidden} className="answer">
      <summary className="chevron hover:text-oxide-text">
        <h3>{question}</h3>
        {/* Built from our own Markdown and sanitised there: app/content/markdown.ts. */}
        <span dangerouslySetInnerHTML={{ __html: html.slice(3, first) }} />
        {/* A space for those who copy it, or hear it. */}{' '}
        {sample && <small>{t('Respuesta de muestra')}</small>}
      </summary>
      <div className="prose">
        {/* Inside <details>, so that browsers open it for its fragment; CSS puts it at the top, so that the question shows. */}
        <span id={id} />
        <div dangerouslySetInnerHTML={{ __html: html.slice(first + 4) }} />
        {sources.length > 0 && <p className="type-note text-steel-600">{withLinks(t('Fuentes'), sources)}</p>}
      </div>
    </details>
  );
}
