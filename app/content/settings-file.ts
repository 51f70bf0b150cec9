import { type SiteSettings, siteSettingsSchema } from './schema/settings.ts';
import { readYaml } from './source.ts';

export const SETTINGS_FILE = 'content/settings.yaml';

/**
 * The owner's settings, as they are on the disk.
 * @throws {ContentError} if content/settings.yaml is wrong
 */
export function readSettings(): SiteSettings {
  return readYaml(SETTINGS_FILE, siteSettingsSchema);
}

/** Whether the settings are still those of the sample company: a tax number made of zeros names nobody. */
export function companyIsSample({ company }: SiteSettings): boolean {
  return /0{6}/.test(company.taxId);
}

/** What a browser needs of the settings. The rest is in the documents already, or only for programs and hosts. */
export function forBrowser({ retention, httpsForWholeDomain, company, ...settings }: SiteSettings) {
  const { legalName, foundedIn, address } = company;
  const { street, postalCode, city, region } = address;
  return { ...settings, company: { legalName, foundedIn, address: { street, postalCode, city, region } } };
}

export type BrowserSettings = ReturnType<typeof forBrowser>;
