import type { ContentOf } from '#app/content/collections.ts';
import type { Company } from '#app/content/company.ts';
import { filled } from '#app/i18n/filled.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import { RenderNote } from '#app/sections/render-note.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Picture } from '#app/ui/picture.tsx';

export type AboutPictures = Record<'site' | 'workshop', PictureData>;

const WIDE = sizes(100, '(width < 1024px) 94vw, max(63vw, 48rem)');
const TEXT = 'flex flex-col justify-center gap-4.5 px-bleed py-step-3 text-steel-800 min-[90rem]:text-medium';

type Props = {
  words: Pick<ContentOf<'about'>, 'hero' | 'who' | 'how'>;
  pictures: AboutPictures;
  /** whether the first picture is a render */
  rendered: boolean;
  years: number;
  company: Pick<Company, 'lead' | 'experience' | 'people'>;
};

/** Who the company is, in six short paragraphs beside two pictures. */
export function WhoWeAre({ words: { hero, who, how }, pictures, rendered, years, company }: Props) {
  return (
    <section className="frame studs">
      <PageHead title={hero.headline} lead={company.lead} />
      <div className="track bleed grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex flex-col">
          <div className="relative aspect-16/10 lg:grow">
            <Picture picture={pictures.workshop} sizes={WIDE} first />
          </div>
          {rendered && <RenderNote several className="px-bleed py-3" />}
        </div>
        <div className={`${TEXT} border-line max-lg:border-t lg:border-l`}>
          <h2 className="type-h2-side text-ink">{who.heading}</h2>
          <p>{who.text}</p>
          <p>{filled(who.note, { years })}</p>
          <p>{company.experience}</p>
        </div>
      </div>
      <div className="bleed grid border-line max-lg:border-t lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:border-t">
        <div className="relative aspect-16/10 lg:order-last lg:place-self-stretch">
          <Picture picture={pictures.site} sizes={WIDE} />
        </div>
        <div className={`${TEXT} border-line max-lg:border-t lg:border-r`}>
          <h2 className="type-h2-side text-ink">{how.heading}</h2>
          <p>{company.people}</p>
          {how.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
