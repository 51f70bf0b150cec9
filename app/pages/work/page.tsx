import { contentOf } from '#app/content/collections.ts';
import { entryFile } from '#app/content/entries.ts';
import { isRender, picture } from '#app/content/pictures.ts';
import { PROJECT_CROPS, WORK_CROPS, workPictures } from '#app/content/work-crops.ts';
import { findWork } from '#app/content/works.ts';
import { notFoundMeta, pageMeta } from '#app/document/page-meta.ts';
import { preloadPicture } from '#app/media/preload.ts';
import { NotFound } from '#app/sections/not-found/not-found.tsx';
import { languageOfPath } from '#app/site/published-languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import type { Route } from './+types/page';
import { SimilarWork } from './similar-work.tsx';
import { WorkDifficulty } from './work-difficulty.tsx';
import { WorkDrawing } from './work-drawing.tsx';
import { WorkHead } from './work-head.tsx';
import { WorkNeighbours } from './work-neighbours.tsx';
import { WorkPictures } from './work-pictures.tsx';
import { WorkSheet } from './work-sheet.tsx';
import { VIEW_SIZES, WorkView } from './work-view.tsx';

export async function loader({ params, request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  // Documents are rendered at addresses that end in a slash.
  const found = await findWork(params['*'].replace(/\/$/, ''), language);
  if (!found) return { work: null };
  const { alternates, picture: main, skeleton, pictures, captions, ...work } = found;
  const file = entryFile('works', work.id);
  const view = (id: string) => ({
    picture: picture(id, language, WORK_CROPS[work.category], file),
    phone: picture(id, language, PROJECT_CROPS[work.category], file),
  });
  return {
    copy: contentOf('projects', language).work,
    alternates,
    work: {
      ...work,
      finished: view(main),
      skeleton: skeleton === undefined ? undefined : view(skeleton),
      pictures: workPictures(pictures).map(({ id, crop }, index) => ({
        picture: picture(id, language, crop, file),
        caption: captions[index],
      })),
      rendered: [main, ...pictures].some(isRender),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData?.work) return notFoundMeta(location);
  const { title, description, path, finished } = loaderData.work;
  return [
    ...pageMeta({ title, description, path, alternates: loaderData.alternates }),
    ...preloadPicture(finished.picture, VIEW_SIZES, finished.phone),
  ];
};

export default function WorkPage({ loaderData: { copy, work } }: Route.ComponentProps) {
  if (!work) return <NotFound />;
  const { category, comparisonStart, drawing, difficulty, detail, pictures } = work;
  return (
    <HydrationSlices key={work.id}>
      <WorkHead name={work.name} lead={work.lead} />
      <WorkView words={copy} {...work} start={comparisonStart} />
      <WorkSheet {...work} />
      {drawing && <WorkDrawing {...drawing} />}
      {difficulty && <WorkDifficulty heading={copy.difficulty} html={difficulty} detail={detail} />}
      {pictures.length > 0 && <WorkPictures category={category} pictures={pictures} />}
      <WorkNeighbours path={work.path} previous={work.previous} next={work.next} />
      <SimilarWork words={copy.similar} id={work.id} name={work.name} category={category} />
    </HydrationSlices>
  );
}
