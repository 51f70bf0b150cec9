import { useContext } from 'react';
import type { PageAddresses } from '#app/document/detect-language.ts';
import { DocumentContext } from '#app/document/document-context.ts';
import { useAddressKind, useAlternates } from '#app/layout/use-alternates.ts';
import { pathFor } from '#app/site/paths.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { settings } from '#app/site/settings.ts';
import code from './before-paint.ts?inline-script';

/** Inlines `app/document/before-paint.ts` with the data of this page; hydration leaves it as the document has it. */
export function BeforePaintScript() {
  const facts = useContext(DocumentContext);
  const kind = useAddressKind();
  const alternates = useAlternates();
  const inAll = (path: (language: (typeof PUBLISHED_LANGUAGES)[number]) => string | null) =>
    Object.fromEntries(PUBLISHED_LANGUAGES.map((language) => [language, path(language)]));
  const addresses: Record<typeof kind, PageAddresses> = {
    page: { paths: alternates },
    'unknown path': {
      paths: inAll((language) => pathFor('home', language)),
      unknownPath: true,
    },
    // An unknown article says so, without redirect (specification, section 8), and so does an unknown work.
    'unknown entry': { paths: inAll(() => null) },
  };
  return (
    <script
      suppressHydrationWarning
      data-consent-cookie={facts && settings.consentCookie}
      data-addresses={facts && JSON.stringify(addresses[kind])}
      dangerouslySetInnerHTML={{ __html: facts ? code : '' }}
    />
  );
}
