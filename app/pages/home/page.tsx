import { fittingAnswers } from '#app/content/answers.ts';
import { advantages, contentOf, HOME_FILE, phases, testimonials } from '#app/content/collections.ts';
import { company } from '#app/content/company.ts';
import { ownFilm } from '#app/content/film.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { picture } from '#app/content/pictures.ts';
import { works } from '#app/content/works.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { preloadPicture } from '#app/media/preload.ts';
import { Closing } from '#app/sections/closing.tsx';
import { QuestionLinks } from '#app/sections/question-links.tsx';
import { pathFor } from '#app/site/paths.ts';
import { type Language, languageOfPath } from '#app/site/published-languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { Route } from './+types/page';
import { Advantages } from './advantages.tsx';
import { Facts } from './facts.tsx';
import { HERO_SIZES, Hero } from './hero.tsx';
import { Interior } from './interior.tsx';
import { Process } from './process.tsx';
import { Testimonials } from './testimonials.tsx';
import { Works } from './works.tsx';

const FILE = 'app/pages/home/page.tsx';

/** A picture of the comparison: wide, and square for phones. */
function comparisonSide(id: string, language: Language) {
  return { picture: picture(id, language, '21:9', FILE), phone: picture(id, language, '1:1', FILE) };
}

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const copy = contentOf('home', language);
  const { ways, interior } = copy;
  const portfolio = works(language);
  const chosen = copy.works.shown.flatMap((id) => portfolio.find((work) => work.id === id) ?? []);
  return {
    words: pageWords('home', language),
    questions: fittingAnswers('home', language),
    copy,
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
    kinds: ways.kinds.map((kind) => ({
      ...kind,
      picture: picture(kind.picture, language, '4:3', HOME_FILE),
    })),
    interior: {
      picture: picture(interior.picture, language, '21:9', HOME_FILE),
      phone: picture(interior.picture, language, '4:3', HOME_FILE),
    },
    film: ownFilm(language),
    advantages: advantages(language),
    detail: picture('detalle-estructura', language, '4:5', FILE),
    phases: phases(language).map(({ name, start, weeks }) => ({ name, start, weeks })),
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
      <Hero words={copy.hero} start={loaderData.start} frame={loaderData.frame} house={loaderData.house} />
      <Facts words={copy.facts} professionals={loaderData.professionals} />
      <Works words={copy.works} works={loaderData.works} ways={copy.ways.heading} kinds={loaderData.kinds} />
      <Advantages words={copy.advantages} advantages={loaderData.advantages} picture={loaderData.detail} />
      <Process words={copy.process} phases={loaderData.phases} film={loaderData.film} />
      <Interior words={copy.interior} {...loaderData.interior} />
      <Testimonials heading={copy.testimonials.heading} testimonials={loaderData.testimonials} />
      <QuestionLinks answers={loaderData.questions}>
        <TextLink to={pathFor('blog', language)}>{copy.blog}</TextLink>
      </QuestionLinks>
      <Closing>{copy.closing}</Closing>
    </HydrationSlices>
  );
}
