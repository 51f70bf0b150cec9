import { fittingAnswers } from '#app/content/answers.ts';
import { price, service } from '#app/content/collections.ts';
import { pageWords } from '#app/content/page-definitions.ts';
import { summaryData } from '#app/content/planner.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { AfterWriting } from '#app/sections/quote/after-writing.tsx';
import { DataNotice } from '#app/sections/quote/data-notice.tsx';
import { MessagePreview } from '#app/sections/quote/message-preview.tsx';
import { usePlannerSummary } from '#app/sections/quote/planner-summary.ts';
import { Price } from '#app/sections/quote/price.tsx';
import { QuoteChannels } from '#app/sections/quote/quote-channels.tsx';
import { QuoteForm } from '#app/sections/quote/quote-form.tsx';
import { QuoteHead } from '#app/sections/quote/quote-head.tsx';
import { WithoutScript } from '#app/sections/quote/without-script.tsx';
import { FittingAnswers } from '#app/sections/shared/fitting-answers.tsx';
import { languageOfPath } from '#app/site/languages.ts';
import type { Route } from './+types/quote';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  return {
    words: pageWords('quote', language),
    questions: fittingAnswers({ page: 'quote' }, language),
    service: service(language),
    price: price(language),
    plannerData: summaryData(),
  };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('quote', args);

export default function QuotePage({
  loaderData: { service, price, questions, plannerData },
}: Route.ComponentProps) {
  const t = useTranslate();
  usePlannerSummary(plannerData);
  return (
    <>
      <section className="frame studs">
        <QuoteHead />
        <div className="grid-12 track">
          <div className="px-text col-span-full pt-[clamp(2rem,4vw,3.5rem)] pb-[clamp(2.5rem,5vw,5rem)] lg:col-span-7">
            <QuoteForm />
            <WithoutScript />
            <DataNotice />
          </div>
          <aside
            aria-label={t('Contacto directo')}
            className="bleed col-span-full border-line border-t lg:col-span-5 lg:border-t-0 lg:border-l"
          >
            <QuoteChannels />
            <MessagePreview />
          </aside>
        </div>
      </section>
      <AfterWriting service={service} />
      <Price price={price} />
      <FittingAnswers answers={questions} />
    </>
  );
}
