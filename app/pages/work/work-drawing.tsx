import type { FoundWork } from '#app/content/works.ts';

const BOX = 'work-drawing bleed px-bleed bg-chalk py-step-3';

/** A plan or section of the work. Phones and narrow tablets get a drawing of their own, with words as large as on a desktop. */
export function WorkDrawing({ svg, phone, caption }: NonNullable<FoundWork['drawing']>) {
  return (
    <figure className="frame studs track">
      {/* From the repository, checked by app/content/works.ts. The one that is not shown is not read aloud either. */}
      <div
        className={`${BOX} ${phone ? 'max-lg:hidden print:block' : ''}`}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      {phone && (
        <div
          className={`${BOX} work-drawing-phone lg:hidden print:hidden`}
          dangerouslySetInnerHTML={{ __html: phone }}
        />
      )}
      <figcaption className="px-text py-4 text-small text-steel-600">{caption}</figcaption>
    </figure>
  );
}
