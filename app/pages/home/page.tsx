import { questionsOn } from '#app/content/answers.ts';
import { advantages, contentOf, HOME_FILE, phases, testimonials } from '#app/content/collections.ts';
import { ownFilm } from '#app/content/film.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { PAGE_PICTURES } from '#app/content/page-pictures.ts';
import { picture } from '#app/content/pictures.ts';
import { withPlannerFigures } from '#app/content/planner-in-text.ts';
import { works } from '#app/content/works.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { preloadPicture } from '#app/media/preload.ts';
import { Closing } from '#app/sections/closing.tsx';
import { QuestionLinks } from '#app/sections/question-links.tsx';
import { PromisedAndReal, timedWorks } from '#app/sections/works/promised-and-real.tsx';
import { pathFor } from '#app/site/paths.ts';
import { type Language, languageOfPath } from '#app/site/published-languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { Route } from './+types/page';
import { Advantages } from './advantages.tsx';
import { HERO_SIZES, Hero } from './hero.tsx';
import { Process } from './process.tsx';
import { Testimonials } from './testimonials.tsx';
import { Weeks } from './weeks.tsx';
import { type Door, Works } from './works.tsx';

const FILE = 'app/pages/home/page.tsx';

/** A picture of the comparison: wide, and square for phones. */
function comparisonSide(id: string, language: Language) {
  return { picture: picture(id, language, '21:9', FILE), phone: picture(id, language, '1:1', FILE) };
}

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const { start, frame, house, detail } = PAGE_PICTURES.home;
  const copy = contentOf('home', language);
  const price = withPlannerFigures(copy.weeks.price, HOME_FILE, language);
  const portfolio = works(language);
  const doors = copy.works.kinds.flatMap(({ category, work: id }): Door[] => {
    const work = portfolio.find((each) => each.id === id);
    if (!work) return [];
    const { name, lang, place, area } = work;
    return [
      {
        category,
        work: { name, lang, place, area },
        picture: picture(work.picture, language, '1:1', HOME_FILE),
      },
    ];
  });
  const work = portfolio.find((each) => each.picture === house);
  return {
    words: pageWords('home', language),
    questions: questionsOn('home', language),
    copy: { ...copy, weeks: { ...copy.weeks, price } },
    start: comparisonSide(start, language),
    frame: comparisonSide(frame, language),
    house: comparisonSide(house, language),
    shown: work && {
      name: work.name,
      lang: work.lang,
      area: work.area,
      weeks: work.weeks?.real ?? work.weeks?.promised,
    },
    doors,
    timed: timedWorks(portfolio),
    promised: contentOf('projects', language).promised,
    film: ownFilm(language),
    advantages: advantages(language),
    detail: picture(detail, language, '4:5', FILE),
    phases: phases(language).map(({ start, weeks }) => ({ start, weeks })),
    testimonials: testimonials(language),
  };
}

export const meta: Route.MetaFunction = (args) => {
  const meta = fixedPageMeta('home', args);
  const start = args.loaderData?.start;
  return start ? [...meta, ...preloadPicture(start.picture, HERO_SIZES, start.phone)] : meta;
};

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { copy } = loaderData;
  return (
    <HydrationSlices>
      <Hero
        words={copy.hero}
        start={loaderData.start}
        frame={loaderData.frame}
        house={loaderData.house}
        shown={loaderData.shown}
      >
        <Weeks words={copy.weeks} phases={loaderData.phases} />
      </Hero>
      <Works words={copy.works} doors={loaderData.doors} />
      <PromisedAndReal words={loaderData.promised} works={loaderData.timed} />
      <Advantages words={copy.advantages} advantages={loaderData.advantages} picture={loaderData.detail} />
      <Process words={copy.process} film={loaderData.film} />
      <Testimonials heading={copy.testimonials.heading} testimonials={loaderData.testimonials} />
      <QuestionLinks answers={loaderData.questions}>
        <TextLink to={pathFor('blog', language)}>{copy.blog}</TextLink>
      </QuestionLinks>
      <Closing>{copy.closing}</Closing>
    </HydrationSlices>
  );
}
