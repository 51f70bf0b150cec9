import construction from './drawings/construction.svg?raw';
import extension from './drawings/extension.svg?raw';
import project from './drawings/project.svg?raw';
import renovation from './drawings/renovation.svg?raw';
import update from './drawings/update.svg?raw';

/** Kinds of work, as they are drawn. */
export const SERVICE_DRAWINGS = { construction, renovation, extension, project, update };
