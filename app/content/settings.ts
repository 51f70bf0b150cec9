import { readSettings } from './settings-file.ts';

/**
 * All of the owner's settings, for what runs on the builder's machine alone; app/site/settings.ts has those that browsers
 * get. The build puts what the file says in this module's place (pipeline/vite/inline-content.ts).
 */
export default readSettings();
