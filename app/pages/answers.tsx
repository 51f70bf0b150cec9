import { answerGroups } from '#app/content/answers.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { AnswerList } from '#app/sections/answers/answer-list.tsx';
import { languageOfPath } from '#app/site/languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/answers';

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  return {
    words: pageWords('answers', language),
    groups: await answerGroups(language),
  };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('answers', args);

export default function AnswersPage({ loaderData: { groups } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <HydrationSlices>
      <article className="frame studs">
        <PageHead
          title={t('Preguntas antes de construir')}
          lead={t('Las que nos hacen por teléfono y a pie de parcela. La respuesta va en la primera frase.')}
          low
        />
        <AnswerList groups={groups} />
      </article>
    </HydrationSlices>
  );
}
