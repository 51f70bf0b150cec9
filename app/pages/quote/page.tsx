import { contentOf, service, TEAM_FILE, team } from '#app/content/collections.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { picture } from '#app/content/pictures.ts';
import { summaryData } from '#app/content/planner.ts';
import { works } from '#app/content/works.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { DEFAULT_LANGUAGE, languageOfPath } from '#app/site/published-languages.ts';
import type { Route } from './+types/page';
import { AfterWriting } from './after-writing.tsx';
import { DataNotice } from './data-notice.tsx';
import { MessagePreview } from './message-preview.tsx';
import { QuoteChannels } from './quote-channels.tsx';
import { QuoteForm } from './quote-form.tsx';
import { QuoteHead } from './quote-head.tsx';
import { WhoAnswers } from './who-answers.tsx';
import { WithoutScript } from './without-script.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const [person] = team(language);
  const { picture: portrait } = person ?? {};
  return {
    words: pageWords('quote', language),
    copy: contentOf('quote', language),
    service: service(language),
    person: person && {
      ...person,
      portrait: portrait ? picture(portrait, language, '4:5', TEAM_FILE) : undefined,
    },
    works: Object.fromEntries(works(DEFAULT_LANGUAGE).map(({ id, name }) => [id, name])),
    plannerData: summaryData(),
  };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('quote', args);

export default function QuotePage({
  loaderData: { copy, service, person, works, plannerData },
}: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <section className="frame studs">
        <QuoteHead words={copy.hero} />
        <aside aria-label={t('Contacto directo')} className="track bleed">
          <QuoteChannels />
        </aside>
        <div className="grid-12 track">
          <div className="px-text col-span-full py-step-3 lg:col-span-7">
            <QuoteForm words={copy} works={works} plannerData={plannerData} />
            <WithoutScript words={copy.withoutScript} />
            <DataNotice words={copy.data} />
          </div>
          <div className="bleed col-span-full flex flex-col border-line max-lg:border-t lg:col-span-5 lg:border-l">
            <WhoAnswers words={copy.who} languages={service.languages} person={person} />
            <div className="grow border-line lg:border-t print:border-t no-js:hidden">
              <MessagePreview words={copy.preview} />
            </div>
          </div>
        </div>
      </section>
      <AfterWriting
        heading={copy.afterwards.heading}
        steps={service.afterwards.steps}
        sample={[service.languages, service.afterwards].some(({ sample }) => sample)}
      />
    </>
  );
}
