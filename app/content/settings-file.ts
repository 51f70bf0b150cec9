import { siteSettingsSchema } from './schema/settings.ts';
import { readYaml } from './source.ts';

export const SETTINGS_FILE = 'content/settings.yaml';

/**
 * The owner's settings, as they are read.
 * @throws {ContentError} if content/settings.yaml is wrong
 */
export function readSettings() {
  return readYaml(SETTINGS_FILE, siteSettingsSchema);
}

/**
 * The owner's settings. A browser cannot read the file that they come from: the build puts what it says in this module's
 * place (pipeline/vite/inline-content.ts).
 */
export default readSettings();
