import type { SiteSettings } from '#app/content/schema/settings.ts';
import { logoUrl } from '#app/media/logos.ts';

type Props = NonNullable<SiteSettings['partner']> & {
  /** what the organisation is to the company */
  label?: string;
};

/** Logo of a partner or sponsored event, linked to its site. */
export function PartnerLogo({ name, shortName, caption, url, logo, label }: Props) {
  return (
    <a href={url} rel="noopener" className="group inline-block text-paper no-underline">
      <span className="sr-only">{name}</span>
      <span aria-hidden="true" className="flex flex-wrap items-center gap-2.5">
        {/* Bounded and not set, as Chromium draws a frame around a failed picture that has a set size. */}
        <img
          src={logoUrl(logo)}
          alt=""
          width="36"
          height="44"
          className="size-auto min-h-11 max-h-11"
          loading="lazy"
        />
        {shortName && (
          <span className="font-semibold font-stretch-88% text-large leading-none tracking-close group-hover:text-oxide-light">
            {shortName}
            {caption && (
              <span className="mt-1 block font-medium font-stretch-90% text-note leading-none tracking-normal">
                {caption}
              </span>
            )}
          </span>
        )}
      </span>
      {label && <span className="type-note mt-2.5 block text-steel-200">{label}</span>}
    </a>
  );
}
