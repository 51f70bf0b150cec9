import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AnswerLink } from '#app/content/answers.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { pathFor } from '#app/site/paths.ts';
import { LinkArrow } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

type Props = {
  answers: readonly AnswerLink[];
  /** another way to go on reading, beside the one to all questions */
  children?: ReactNode;
};

/** Questions that fit a page or an article, each a link to its answer. */
export function QuestionLinks({ answers, children }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="preguntas" className="frame studs track grid-12 gap-y-6 py-step-5 print:hidden">
      <div className="px-text col-span-full lg:col-span-4">
        <h2 id="preguntas" className="type-h2-side">
          {t('Preguntas que nos hacen')}
        </h2>
        <p className="mt-5 flex flex-col items-start gap-2">
          <TextLink to={pathFor('answers', language)}>{t('Todas las preguntas')}</TextLink>
          {children}
        </p>
      </div>
      <ul className="px-text col-span-full lg:col-span-8">
        {answers.map(({ id, path, question, lang }) => (
          <li key={id} className="border-line not-first:border-t">
            <Link
              to={path}
              lang={lang}
              className="group/link type-h3 flex justify-between gap-6 py-4 text-large no-underline hover:text-oxide-text hover:underline"
            >
              {question}
              <LinkArrow className="mt-0.5" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
