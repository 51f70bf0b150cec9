import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { AnswerGroup } from '#app/content/answers.ts';
import type { ContentOf } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { wordSearch } from '#app/lib/word-search.ts';
import { askInDraft } from '#app/sections/quote/draft.ts';
import { TryAgain } from '#app/sections/try-again.tsx';
import { pathFor } from '#app/site/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { OpenIndex } from '#app/ui/text-index.tsx';
import { AnswerItem } from './answer-item.tsx';
import { AnswerTopic } from './answer-topic.tsx';
import { useAnswerInAddress, useOpenedAnswer } from './use-opened-answer.ts';

type Props = { groups: readonly AnswerGroup[]; ask: ContentOf<'answers-page'>['ask'] };

/** What was looked for, by keys of history entries: Back finds it again. In memory only. */
const searched = new Map<string, string>();

/** The answers by group, with an index and a search field that hides those without the typed words. */
export function AnswerList({ groups, ask }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const { key } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** ids of the matching answers; undefined without a search */
  const [found, setFound] = useState<readonly string[]>();
  /** key of the history entry that `found` is of */
  const [entry, setEntry] = useState(key);
  const cameBack = useRef(false);

  const filter = () => {
    const query = field.current?.value ?? '';
    searched.set(key, query);
    setEntry(key);
    if (!query.trim()) return setFound(undefined);
    const fits = wordSearch(query, language);
    const answers = groups.flatMap((group) => group.answers);
    setFound(
      answers
        .filter(({ id, searchWords }) => {
          // The text of the page itself: it carries no second copy for the search.
          const text = document.getElementById(id)?.closest('.answer')?.textContent;
          return fits(`${text} ${searchWords.join(' ')}`);
        })
        .map(({ id }) => id),
    );
  };
  // The field may have been filled before hydration, or restored by the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once on each entry
  useEffect(() => {
    const left = searched.get(key);
    if (field.current) field.current.value = left ?? field.current.value;
    cameBack.current = left !== undefined;
    filter();
  }, [key]);

  useOpenedAnswer(entry, () => {
    // The words that a visitor left here count more than an answer opened before them.
    if (cameBack.current) return;
    if (field.current) field.current.value = '';
    filter();
  });

  useAnswerInAddress(list);

  const isShown = ({ id }: { id: string }) => found?.includes(id) ?? true;
  const shown = groups.filter(({ answers }) => answers.some(isShown));
  const index = {
    headings: shown.map(({ id, name, answers }) => ({
      id: `group-${id}`,
      text: name,
      count: answers.filter(isShown).length,
    })),
    title: t('Temas'),
  };
  return (
    <div className="grid-12 track pt-10 pb-section">
      <search className="px-text col-span-full pb-4 lg:col-span-8 lg:pb-10 lg:col-start-5 no-words:hidden print:hidden">
        <TextField
          ref={field}
          id="answers-search"
          type="search"
          label={t('Busca entre las preguntas')}
          placeholder={t('Por ejemplo: ruido, hipoteca, licencia')}
          autoComplete="off"
          enterKeyHint="search"
          onInput={filter}
          className="max-w-160"
        />
        <div role="status" className="mt-2 min-h-6 text-small text-steel-600">
          {found &&
            (found.length > 0
              ? t('Respuestas a la vista: {{number}}', { number: found.length })
              : t('Ninguna respuesta tiene esas palabras.'))}
        </div>
        <p className="hidden text-small left-words:block">
          {t('La búsqueda no se ha cargado.')} <TryAgain />
        </p>
      </search>
      {shown.length > 0 && <OpenIndex {...index} className="max-md:hidden" />}
      <div ref={list} className="px-text col-span-full [overflow-anchor:none] lg:col-span-8 lg:col-start-5">
        {groups.map((group, position) => (
          <AnswerTopic
            key={group.id}
            {...group}
            hidden={!shown.includes(group)}
            first={position === 0}
            searched={found !== undefined}
          >
            {group.answers.map((answer) => (
              <AnswerItem key={answer.id} answer={answer} hidden={!isShown(answer)} />
            ))}
          </AnswerTopic>
        ))}
        <aside
          aria-labelledby="answers-ask"
          className="mt-10 flex flex-wrap items-center justify-between gap-6 print:hidden"
        >
          <div>
            <p id="answers-ask" className="type-h3">
              {ask.heading}
            </p>
            <p className="mt-2 text-steel-800">{ask.text}</p>
          </div>
          <ButtonLink
            to={pathFor('quote', language)}
            data-carries-words=""
            onClick={() => askInDraft(field.current?.value ?? '')}
            arrow
          >
            {t('Preguntar')}
          </ButtonLink>
        </aside>
      </div>
    </div>
  );
}
