import type { ComponentProps } from 'react';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { type PlannerCase, writeCase } from '#app/lib/planner/case.ts';
import { PLAN } from '#app/lib/query-parameters.ts';
import { pathFor } from '#app/site/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';

type Props = { plan: PlannerCase } & Omit<ComponentProps<typeof ButtonLink>, 'to'>;

/** Link to the quote form that carries the case in its URL. */
export function AskQuote({ plan, ...rest }: Props) {
  const address = pathFor('quote', useLanguage());
  // Without scripts it knows nothing of what was entered.
  const className = 'left-words:hidden';
  return (
    <ButtonLink
      to={`${address}?${PLAN}=${writeCase(plan)}`}
      data-planner-quote=""
      className={className}
      {...rest}
    />
  );
}
