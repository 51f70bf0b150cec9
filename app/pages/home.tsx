import { fittingAnswers } from '#app/content/answers.ts';
import { advantages, HOME_FILE, homeContent, phases, testimonials } from '#app/content/collections.ts';
import { company } from '#app/content/company.ts';
import { ownFilm } from '#app/content/film.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { isRender, picture } from '#app/content/pictures.ts';
import { works } from '#app/content/works.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { preloadPicture } from '#app/media/preload.ts';
import { Advantages } from '#app/sections/home/advantages.tsx';
import { Facts } from '#app/sections/home/facts.tsx';
import { HERO_SIZES, Hero } from '#app/sections/home/hero.tsx';
import { Interior } from '#app/sections/home/interior.tsx';
import { Process } from '#app/sections/home/process.tsx';
import { Testimonials } from '#app/sections/home/testimonials.tsx';
import { Works } from '#app/sections/home/works.tsx';
import { Closing } from '#app/sections/shared/closing.tsx';
import { FittingAnswers } from '#app/sections/shared/fitting-answers.tsx';
import { type Language, languageOfPath } from '#app/site/languages.ts';
import { pathFor } from '#app/site/paths.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { Route } from './+types/home';

const FILE = 'app/pages/home.tsx';

/** A picture of the comparison: wide, and square for phones. */
function comparisonSide(id: string, language: Language) {
  return { picture: picture(id, language, '21:9', FILE), phone: picture(id, language, '1:1', FILE) };
}

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const { headline, works: shown, ways, interior } = homeContent(language);
  const portfolio = works(language);
  const chosen = shown.flatMap((id) => portfolio.find((work) => work.id === id) ?? []);
  return {
    words: pageWords('home', language),
    questions: fittingAnswers({ page: 'home' }, language),
    headline,
    start: comparisonSide('villa-comparison', language),
    frame: comparisonSide('villa-phase-2', language),
    house: comparisonSide('villa-phase-5', language),
    professionals: company(language).professionals,
    works: chosen.map(({ id, path, lang, name, place, area, picture: shownAs }) => ({
      id,
      path,
      lang,
      name,
      place,
      area,
      picture: picture(shownAs, language, '16:10', HOME_FILE),
    })),
    ways: ways.map((way) => ({ ...way, picture: picture(way.picture, language, '4:3', HOME_FILE) })),
    worksRendered: [...chosen, ...ways].some((each) => isRender(each.picture)),
    interior: {
      words: interior.words,
      picture: picture(interior.picture, language, '21:9', HOME_FILE),
      phone: picture(interior.picture, language, '4:3', HOME_FILE),
      rendered: isRender(interior.picture),
    },
    film: ownFilm(language),
    advantages: advantages(language),
    detail: picture('detalle-estructura', language, '4:5', FILE),
    phases: phases(language),
    testimonials: testimonials(language),
  };
}

export const meta: Route.MetaFunction = (args) => {
  const meta = fixedPageMeta('home', args);
  const start = args.loaderData?.start;
  return start ? [...meta, ...preloadPicture(start.picture, HERO_SIZES, start.phone)] : meta;
};

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <HydrationSlices>
      <Hero
        headline={loaderData.headline}
        start={loaderData.start}
        frame={loaderData.frame}
        house={loaderData.house}
      />
      <Facts professionals={loaderData.professionals} />
      <Works works={loaderData.works} ways={loaderData.ways} rendered={loaderData.worksRendered} />
      <Advantages advantages={loaderData.advantages} picture={loaderData.detail} />
      <Process phases={loaderData.phases} film={loaderData.film} />
      <Interior {...loaderData.interior} />
      <Testimonials testimonials={loaderData.testimonials} />
      <FittingAnswers answers={loaderData.questions}>
        <TextLink to={pathFor('blog', language)}>{t('Artículos del blog')}</TextLink>
      </FittingAnswers>
      <Closing>
        {t(
          'Mándanos un plano, una foto del solar o solo la idea. Con eso te damos una primera orientación de precio y de plazo; con el proyecto cerrado, un precio cerrado y un calendario por semanas.',
        )}
      </Closing>
    </HydrationSlices>
  );
}
