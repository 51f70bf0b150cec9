import { useState } from 'react';
import type { Planner } from '#app/content/planner.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { type PlannerCase, writeCase } from '#app/lib/planner/case.ts';
import { PLAN } from '#app/lib/query-parameters.ts';
import { pathFor } from '#app/site/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { AskQuote } from './ask-quote.tsx';

/** What to do with a case: ask for a quote, copy its URL, print it. */
export function TakeAway({ plan, planner }: { plan: PlannerCase; planner: Planner }) {
  const t = useTranslate();
  const words = planner.words.takeAway;
  const language = useLanguage();
  const [said, setSaid] = useState('');

  const copy = async () => {
    const address = `${location.origin}${pathFor('planner', language)}?${PLAN}=${writeCase(plan)}`;
    try {
      await navigator.clipboard.writeText(address);
      setSaid(t('Enlace copiado'));
    } catch {
      setSaid(t('Tu navegador no deja copiarlo. La dirección es {{address}}', { address }));
    }
  };

  return (
    <section aria-labelledby="llevatelo" className="track print:hidden">
      <div className="frame studs grid-12 items-start gap-y-6 py-step-5">
        <div className="px-text col-span-full lg:col-span-4">
          <h2 id="llevatelo" className="type-h2-side">
            {words.heading}
          </h2>
        </div>
        <div className="px-text col-span-full lg:col-span-8">
          <AskQuote plan={plan} arrow>
            {words.link}
          </AskQuote>
          <div className="mt-6 flex flex-wrap gap-3 no-js:hidden">
            <Button variant="secondary" onClick={copy}>
              <Icon name="copy" />
              {t('Copiar enlace')}
            </Button>
            <Button variant="secondary" onClick={() => window.print()}>
              {t('Imprimir')}
            </Button>
          </div>
          <p role="status" className="plan-answer">
            {said}
          </p>
        </div>
      </div>
    </section>
  );
}
