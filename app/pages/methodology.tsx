import { picture } from '#content/pictures.ts';
import { translate } from '#app/i18n/translator.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { Closing } from '#app/sections/shared/closing.tsx';
import { fixedPageMeta } from '#app/seo/page-meta.ts';
import { languageOfPath } from '#app/site/languages.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/methodology';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  return { frame: picture('villa-phase-2', language) };
}

export const meta: Route.MetaFunction = ({ location, loaderData }) => {
  const language = languageOfPath(location.pathname);
  return fixedPageMeta('methodology', {
    language,
    title: translate(language, 'Metodología'),
    description: translate(
      language,
      'Cómo construimos: el taller fabrica mientras el solar se prepara, la obra se monta en seco y cada plazo y garantía queda por escrito antes de empezar.',
    ),
    image: loaderData?.frame.largest,
  });
};

export default function MethodologyPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <section className="frame studs">
        <PageHead
          title={t('Menos obra, más montaje')}
          lead={t(
            'Casi todo lo que en una obra tradicional se decide y se corrige a pie de solar, aquí llega resuelto del taller.',
          )}
        />
      </section>
      {/* sections of app/sections/methodology */}
      <p className="sr-only">{loaderData.frame.alt}</p>
      <Closing />
    </>
  );
}
