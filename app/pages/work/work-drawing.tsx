import type { FoundWork } from '#app/content/works.ts';

const BOX =
  'bleed bg-chalk px-gutter py-step-3 md:px-bay [&_svg]:h-auto [&_svg]:w-full [&_svg]:overflow-visible';
// So that words stay legible on the narrowest phones too, and do not grow as large as headings on the widest.
const PHONE = 'lg:hidden print:hidden max-xs:[&_svg]:[font-size:15px] [&_svg]:mx-auto [&_svg]:max-w-112';

/** A plan or section of the work. Phones and narrow tablets get a drawing of their own, with words as large as on a desktop. */
export function WorkDrawing({ svg, phone, caption }: NonNullable<FoundWork['drawing']>) {
  return (
    <figure className="frame studs track">
      {/* From the repository, checked by app/content/works.ts. The one that is not shown is not read aloud either. */}
      <div
        className={`${BOX} ${phone ? 'max-lg:hidden print:block' : ''}`}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      {phone && <div className={`${BOX} ${PHONE}`} dangerouslySetInnerHTML={{ __html: phone }} />}
      <figcaption className="px-text py-4 text-small text-steel-600">{caption}</figcaption>
    </figure>
  );
}
