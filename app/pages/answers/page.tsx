import { answerGroups } from '#app/content/answers.ts';
import { contentOf } from '#app/content/collections.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { languageOfPath } from '#app/site/published-languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/page';
import { AnswerList } from './answer-list.tsx';

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const { hero, ask } = contentOf('answers-page', language);
  return {
    words: pageWords('answers', language),
    hero,
    ask,
    groups: await answerGroups(language),
  };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('answers', args);

export default function AnswersPage({ loaderData: { hero, ask, groups } }: Route.ComponentProps) {
  return (
    <HydrationSlices>
      <article className="frame studs">
        <PageHead title={hero.headline} lead={hero.lead} low />
        <AnswerList groups={groups} ask={ask} />
      </article>
    </HydrationSlices>
  );
}
