import type { PictureData } from '#app/media/picture-data.ts';

/** Everything `<Film>` needs: the addresses of a film in both formats, and the picture that stands for it. */
export type FilmData = { webm: string; mp4: string; poster: PictureData };

const files = import.meta.glob<string>('/assets/film/*.{mp4,webm}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Address of a film, named after its content.
 * @param file its path from the project's root, as in `/assets/film/construction.mp4`
 * @throws if there is no such file; the content check says so before
 */
export function filmUrl(file: string): string {
  const url = files[file];
  if (!url) throw new Error(`${file} is missing (named in content/film/)`);
  return url;
}
