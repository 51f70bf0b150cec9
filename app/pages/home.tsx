import { fittingAnswers } from '#app/content/answers.ts';
import { advantages, phases, testimonials } from '#app/content/collections.ts';
import { ownFilm } from '#app/content/film.ts';
import { pageWords } from '#app/content/page-definitions.ts';
import { picture } from '#app/content/pictures.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { preloadPicture } from '#app/media/preload.ts';
import { Advantages } from '#app/sections/home/advantages.tsx';
import { Facts } from '#app/sections/home/facts.tsx';
import { HERO_SIZES, Hero } from '#app/sections/home/hero.tsx';
import { Process } from '#app/sections/home/process.tsx';
import { Testimonials } from '#app/sections/home/testimonials.tsx';
import { Closing } from '#app/sections/shared/closing.tsx';
import { FittingAnswers } from '#app/sections/shared/fitting-answers.tsx';
import { type Language, languageOfPath } from '#app/site/languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import type { Route } from './+types/home';

const FILE = 'app/pages/home.tsx';

/** A picture of the comparison: wide, and higher for phones, where the whole house still has to fit. */
function comparisonSide(id: string, language: Language) {
  return { picture: picture(id, language, '2:1', FILE), phone: picture(id, language, '4:3', FILE) };
}

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  return {
    words: pageWords('home', language),
    questions: fittingAnswers({ page: 'home' }, language),
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
  const house = args.loaderData?.house;
  return house ? [...meta, ...preloadPicture(house.picture, HERO_SIZES, house.phone)] : meta;
};

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { phases } = loaderData;
  const sum = (weeks: number[]) => weeks.reduce((total, each) => total + each, 0);
  const framePhase = phases.findIndex(({ id }) => id === 'frame');
  return (
    <HydrationSlices>
      <Hero
        frame={loaderData.frame}
        house={loaderData.house}
        frameWeek={sum(phases.slice(0, framePhase + 1).map(({ weeks }) => weeks[1]))}
        houseWeek={sum(phases.map(({ weeks }) => weeks[1]))}
        fewestWeeks={sum(phases.map(({ weeks }) => weeks[0]))}
      />
      <Facts />
      <Advantages advantages={loaderData.advantages} />
      <Process phases={phases} film={loaderData.film} />
      <Testimonials testimonials={loaderData.testimonials} />
      <FittingAnswers answers={loaderData.questions} />
      <Closing />
    </HydrationSlices>
  );
}
