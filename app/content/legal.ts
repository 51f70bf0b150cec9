import { type Day, longDate } from '#app/i18n/format-date.ts';
import { CONSENT_DAYS } from '#app/lib/consent-days.ts';
import { type PageId, pageName } from '#app/site/paths.ts';
import type { Language } from '#app/site/published-languages.ts';
import settings from '#config';
import { resolveLink } from './articles.ts';
import { type RichText, renderMarkdown } from './markdown.ts';
import { keepSections } from './mustache-sections.ts';
import { pageEntries } from './page-entries.ts';
import { readText } from './source.ts';

export type LegalPage = {
  title: string;
  updated: Day;
  text: RichText;
};

/** Values that legal texts may quote as `{{name}}`. */
const quotable: Record<string, string> = {
  legalName: settings.company.legalName,
  tradeName: settings.brand,
  taxId: settings.company.taxId,
  registry: settings.company.registry,
  reaNumber: settings.company.reaNumber,
  mailProvider: settings.company.mailProvider,
  hostingProvider: settings.company.hostingProvider,
  street: settings.company.address.street,
  postalCode: settings.company.address.postalCode,
  city: settings.company.address.city,
  country: settings.company.address.country,
  email: settings.contact.email,
  phone: settings.contact.phone,
  siteUrl: settings.siteUrl,
  consentCookie: settings.consentCookie,
  consentDays: String(CONSENT_DAYS),
  enquiryMonths: String(settings.retention.enquiryMonths),
  logDays: String(settings.retention.logDays),
};

const { analyticsId, video } = settings;

/** Conditions for sections of legal texts: no page mentions a service that the site does not use. */
const cases: Record<string, boolean> = {
  measuring: analyticsId !== null,
  video: video !== null,
  youtube: video?.provider === 'youtube',
  vimeo: video?.provider === 'vimeo',
  google: analyticsId !== null || video?.provider === 'youtube',
};

/**
 * A legal page in a language, with the owner's data filled in.
 * @throws {ContentError} for a missing file, an unknown placeholder or condition, or a wrong link
 */
export async function legalPage(page: PageId, language: Language): Promise<LegalPage> {
  const file = `content/legal/${page}/index.${language}.md`;
  const { updated } = pageEntries()[page];
  const text = await renderMarkdown(keepSections(readText(file).trim(), cases, file), {
    file,
    language,
    resolveLink: resolveLink(language),
    values: quotable,
  });
  return {
    title: pageName(page, language),
    updated: { iso: updated, text: longDate(updated, language) },
    text,
  };
}
