import { advantages, phases, testimonials } from '#app/content/collections.ts';
import { ownFilm } from '#app/content/film.ts';
import { pageWords } from '#app/content/page-definitions.ts';
import { picture } from '#app/content/pictures.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { preloadPicture } from '#app/media/preload.ts';
import { Advantages } from '#app/sections/home/advantages.tsx';
import { Facts } from '#app/sections/home/facts.tsx';
import { HERO_SIZES, Hero } from '#app/sections/home/hero.tsx';
import { Process } from '#app/sections/home/process.tsx';
import { Testimonials } from '#app/sections/home/testimonials.tsx';
import { Closing } from '#app/sections/shared/closing.tsx';
import { type Language, languageOfPath } from '#app/site/languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import type { Route } from './+types/home';

const FILE = 'app/pages/home.tsx';

/** A picture of the comparison: wide, and square for phones. */
function comparisonSide(id: string, language: Language) {
  return { picture: picture(id, language, '2:1', FILE), phone: picture(id, language, '1:1', FILE) };
}

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  return {
    words: pageWords('home', language),
    start: comparisonSide('villa-comparison', language),
    frame: comparisonSide('villa-phase-2', language),
    house: comparisonSide('villa-phase-5', language),
    film: ownFilm(language),
    advantages: advantages(language),
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
  return (
    <HydrationSlices>
      <Hero start={loaderData.start} frame={loaderData.frame} house={loaderData.house} />
      <Facts />
      <Advantages advantages={loaderData.advantages} />
      <Process phases={loaderData.phases} film={loaderData.film} />
      <Testimonials testimonials={loaderData.testimonials} />
      <Closing>
        {t(
          'Mándanos un plano, una foto del solar o solo la idea. Con eso te damos una primera orientación de precio y de plazo; con el proyecto cerrado, un precio cerrado y un calendario por semanas.',
        )}
      </Closing>
    </HydrationSlices>
  );
}
