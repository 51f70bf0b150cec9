import { readSettings } from './settings-file.ts';

/**
 * All of the owner's settings, for code that runs at build time only; app/site/settings.ts has those that browsers get.
 * The build replaces this module with the content of the file (pipeline/vite/inline-content.ts).
 */
export default readSettings();
