import type { PictureData } from '#app/media/picture-data.ts';

/** Everything `<Film>` needs: the addresses of a film in both formats, and the picture that stands for it. */
export type FilmData = { webm: string; mp4: string; poster: PictureData };

const files = import.meta.glob<string>('/assets/film/*.{mp4,webm}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Address of a film of assets/film/, named after its content.
 * @throws if there is no such file; the content check says so before
 */
export function filmUrl(file: string): string {
  const url = files[`/assets/film/${file}`];
  if (!url) throw new Error(`assets/film/${file} is missing (named in content/film/)`);
  return url;
}
