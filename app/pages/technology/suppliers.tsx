import type { ContentOf, Supplier } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { logoUrl } from '#app/media/logos.ts';
import { Section } from '#app/ui/section.tsx';
import { OutsideLink } from '#app/ui/text-link.tsx';

type Props = { words: ContentOf<'technology'>['suppliers']; suppliers: readonly Supplier[] };

/** The approved suppliers, each with a link to its own site. */
export function Suppliers({ words, suppliers }: Props) {
  const t = useTranslate();
  return (
    <Section title={words.heading} lead={words.lead}>
      <div data-reveal="" className="cells border-line border-t lg:grid-cols-3 print:grid-cols-3">
        {suppliers.map(({ name, logo, logoHasName, description, url }) => (
          <article key={name} className="px-text flex flex-col items-start py-step-1">
            <h3 className="flex min-h-10.5 items-center gap-2 font-semibold font-stretch-88% text-heading tracking-close">
              {/* Minimum and maximum in place of a size: see app/layout/partner-logo.tsx. */}
              <img
                src={logoUrl(logo)}
                alt={logoHasName ? name : ''}
                width="42"
                height="42"
                loading="lazy"
                className={
                  logoHasName
                    ? 'h-10.5 w-auto max-w-full'
                    : 'size-auto min-h-10.5 max-h-10.5 min-w-10.5 max-w-10.5 object-contain object-left'
                }
              />
              {!logoHasName && name}
            </h3>
            <p className="mt-3 mb-4 max-w-measure-26 text-steel-800">{description}</p>
            <OutsideLink href={url} className="mt-auto">
              <span>
                {t('Visitar sitio web')}
                <span className="sr-only"> {t('de {{name}} (se abre en otra pestaña)', { name })}</span>
              </span>
            </OutsideLink>
          </article>
        ))}
      </div>
    </Section>
  );
}
