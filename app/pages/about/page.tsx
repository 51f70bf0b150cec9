import { contentOf, service, TEAM_FILE, team } from '#app/content/collections.ts';
import { company } from '#app/content/company.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { PAGE_PICTURES } from '#app/content/page-pictures.ts';
import { isRender, picture } from '#app/content/pictures.ts';
import { placedWorks } from '#app/content/works.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { Closing } from '#app/sections/closing.tsx';
import { languageOfPath } from '#app/site/published-languages.ts';
import { settings } from '#app/site/settings.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import type { Route } from './+types/page';
import { Mission } from './mission.tsx';
import { Services } from './services.tsx';
import { Team } from './team.tsx';
import { Where } from './where.tsx';
import { WhoWeAre } from './who-we-are.tsx';

const FILE = 'app/pages/about/page.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const { house } = PAGE_PICTURES.about;
  const { lead, experience, people } = company(language);
  return {
    words: pageWords('about', language),
    copy: contentOf('about', language),
    company: { lead, experience, people },
    team: team(language).map(({ picture: portrait, ...person }) => ({
      ...person,
      portrait: portrait ? picture(portrait, language, '4:5', TEAM_FILE) : undefined,
    })),
    service: service(language),
    works: placedWorks(language),
    house: picture(house, language, '16:10', FILE),
    rendered: isRender(house),
    // Full years, whatever month of that year the company was founded in.
    years: new Date().getFullYear() - settings.company.foundedIn - 1,
  };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('about', args);

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { copy, company, house, rendered, years } = loaderData;
  return (
    <HydrationSlices>
      <WhoWeAre words={copy} company={company} picture={house} rendered={rendered} years={years} />
      <Team words={copy.team} people={loaderData.team} />
      <Mission words={copy.mission} />
      <Services words={copy.services} />
      <Where words={copy} service={loaderData.service} works={loaderData.works} />
      <Closing>{copy.closing}</Closing>
    </HydrationSlices>
  );
}
