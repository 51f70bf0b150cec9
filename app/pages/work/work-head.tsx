import type { FoundWork } from '#app/content/works.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { FILTER } from '#app/lib/query-parameters.ts';
import { useFilterState } from '#app/sections/works/use-filter-state.ts';
import { pathFor } from '#app/site/paths.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';

/** Head of a work's page: link back to the portfolio as it was filtered, name and lead. */
export function WorkHead({ name, lead }: Pick<FoundWork, 'name' | 'lead'>) {
  const t = useTranslate();
  const portfolio = pathFor('projects', useLanguage());
  const { filter } = useFilterState();
  return (
    <header className="frame studs">
      <div className="pt-3 md:pt-5">
        <BackLink to={filter ? `${portfolio}?${FILTER}=${filter}` : portfolio}>
          {t('Volver a las obras')}
        </BackLink>
      </div>
      <PageHead title={name} lead={lead} afterLink />
    </header>
  );
}
