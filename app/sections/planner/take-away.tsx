import { useEffect, useState } from 'react';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import type { Calendar } from '#app/lib/planner/calendar.ts';
import { type PlannerCase, writeCase } from '#app/lib/planner/case.ts';
import type { Costs } from '#app/lib/planner/costs.ts';
import { PLAN } from '#app/lib/query-parameters.ts';
import { AskQuote } from '#app/sections/planner/ask-quote.tsx';
import { paidForWords, paidToWords, weeksInWords } from '#app/sections/planner/plan-words.ts';
import type { Sheet } from '#app/sections/planner/sheet-words.ts';
import { pathFor } from '#app/site/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** Code that writes the files, in a chunk of its own: nothing on the page needs it to be shown. */
const writers = () => import('#app/sections/planner/files.ts');

type Props = { plan: PlannerCase; costs: Costs; calendar: Calendar; planner: Sheet };

/** What to do with a case: ask for a quote, copy its URL, print it, download table and calendar. */
export function TakeAway({ plan, costs, calendar, planner }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const [said, setSaid] = useState('');
  const { says, showPrices, words } = planner;
  const value = writeCase(plan);
  const file = `${pathFor('planner', language).split('/').at(-1)}-${value}`;

  const copy = async () => {
    const address = `${location.origin}${pathFor('planner', language)}?${PLAN}=${value}`;
    try {
      await navigator.clipboard.writeText(address);
      setSaid(says.copied);
    } catch {
      setSaid(t('Tu navegador no deja copiarlo. La dirección es {{address}}', { address }));
    }
  };
  // Preloaded: by the time of a download, the connection may be gone.
  useEffect(() => void writers().catch(() => {}), []);
  const take = async (kind: 'csv' | 'ics') => {
    setSaid('');
    const written = await writers().catch(() => undefined);
    if (!written) return setSaid(words.fileFailed);
    written.download(kind, file, {
      t,
      costs,
      calendar,
      planner,
      start: plan.start,
      paidForWords,
      paidToWords,
      weeksInWords,
    });
  };

  return (
    <section aria-labelledby="llevatelo" className="track print:hidden">
      <div className="frame studs grid-12 items-start gap-y-6 py-[clamp(2.5rem,5vw,4.5rem)]">
        <div className="px-text col-span-full lg:col-span-4">
          <h2 id="llevatelo" className="type-h2-side">
            {says.takeAway}
          </h2>
        </div>
        <div className="px-text col-span-full lg:col-span-8">
          <AskQuote plan={plan} arrow>
            {says.quote}
          </AskQuote>
          <p className="mt-3 max-w-[38em] text-base text-steel-800 no-js:hidden">{words.quoteForm}</p>
          <div className="mt-6 flex flex-wrap gap-3 no-js:hidden">
            <Button variant="secondary" onClick={copy}>
              <Icon name="copy" />
              {says.copy}
            </Button>
            <Button variant="secondary" onClick={() => window.print()}>
              {says.print}
            </Button>
            {showPrices && (
              <Button variant="secondary" onClick={() => take('csv')}>
                {says.csv}
              </Button>
            )}
            <Button variant="secondary" onClick={() => take('ics')}>
              {says.ics}
            </Button>
          </div>
          <p role="status" className="plan-answer">
            {said}
          </p>
          {!plan.start && <p className="text-note text-steel-600 no-js:hidden">{words.noMonth}</p>}
        </div>
      </div>
    </section>
  );
}
