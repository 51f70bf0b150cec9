import { questionsOn } from '#app/content/answers.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { planner } from '#app/content/planner.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { QuestionLinks } from '#app/sections/question-links.tsx';
import { languageOfPath } from '#app/site/published-languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/page';
import { Calculator } from './calculator.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  return {
    words: pageWords('planner', language),
    questions: questionsOn('planner', language),
    planner: planner(language),
  };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('planner', args);

export default function PlannerPage({
  loaderData: { planner: data, questions, words },
}: Route.ComponentProps) {
  return (
    <HydrationSlices>
      <header className="frame studs">
        <PageHead title={words.heading ?? data.words.headline} lead={words.lead ?? data.words.lead} low />
      </header>
      <Calculator planner={data} />
      <div className="awaits-plan:invisible print:hidden">
        <QuestionLinks answers={questions} />
      </div>
    </HydrationSlices>
  );
}
