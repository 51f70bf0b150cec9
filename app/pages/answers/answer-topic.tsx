import { type ReactNode, useEffect, useRef } from 'react';
import type { AnswerGroup } from '#app/content/answers.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';

type Props = Pick<AnswerGroup, 'id' | 'name'> & {
  hidden: boolean;
  /** true for the one that is open at first */
  first: boolean;
  /** true while a search shows what it has found, in all topics */
  searched: boolean;
  children: ReactNode;
};

/** The answers about one thing. On phones one topic is open at a time; on wider screens and in print all are. */
export function AnswerTopic({ id, name, hidden, first, searched, children }: Props) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const topic = useRef<HTMLDetailsElement>(null);
  const wasSearched = useRef(false);
  useEffect(() => {
    if (topic.current && searched !== wasSearched.current) topic.current.open = searched || first;
    wasSearched.current = searched;
  }, [searched, first]);
  // The topic before it has closed, and may have held it up.
  const showHeading = () => {
    if (topic.current?.open && (heading.current?.getBoundingClientRect().top ?? 0) < 0)
      heading.current?.scrollIntoView();
  };
  return (
    <section aria-labelledby={`group-${id}`} hidden={hidden} className="relative md:pb-10 lg:pb-20">
      <h2
        ref={heading}
        id={`group-${id}`}
        className="type-h2-side pb-4 text-figure max-md:border-line max-md:border-t max-md:py-4 max-md:pr-12"
      >
        {name}
      </h2>
      <details
        ref={topic}
        name={searched ? undefined : 'topic'}
        open={first}
        className="fold-narrow"
        onToggle={showHeading}
      >
        <summary className="chevron absolute inset-x-0 top-0 flex h-14 items-center justify-end pr-1">
          <span className="sr-only">{t('Ver las respuestas: {{topic}}', { topic: name })}</span>
        </summary>
        <div className="border-line border-b">{children}</div>
      </details>
    </section>
  );
}
