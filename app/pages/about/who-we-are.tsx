import type { ContentOf } from '#app/content/collections.ts';
import type { Company } from '#app/content/company.ts';
import { filled } from '#app/i18n/filled.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import { RenderNote } from '#app/sections/render-note.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Picture } from '#app/ui/picture.tsx';

type Props = {
  words: Pick<ContentOf<'about'>, 'hero' | 'who'>;
  picture: PictureData;
  /** whether the picture is a render */
  rendered: boolean;
  years: number;
  company: Pick<Company, 'lead' | 'experience' | 'people'>;
};

/** Who the company is, in six short paragraphs, one of them the lead, beside a picture. */
export function WhoWeAre({ words: { hero, who }, picture, rendered, years, company }: Props) {
  return (
    <section className="frame studs">
      <PageHead title={hero.headline} lead={company.lead} />
      <div className="track bleed grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col">
          <div className="relative aspect-16/10 lg:aspect-auto lg:grow">
            <Picture picture={picture} sizes={sizes(100, '(width < 1024px) 94vw, max(57vw, 48rem)')} first />
          </div>
          {rendered && <RenderNote className="px-bleed py-3" />}
        </div>
        <div className="flex flex-col justify-center gap-3 border-line px-bleed py-step-2 text-steel-800 max-lg:border-t lg:border-l">
          <h2 className="type-h2-side text-ink">{who.heading}</h2>
          <p>{who.text}</p>
          <p>{filled(who.note, { years })}</p>
          <p>{company.experience}</p>
          <p>{company.people}</p>
          <p>{who.clients}</p>
        </div>
      </div>
    </section>
  );
}
