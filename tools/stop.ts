import { existsSync } from 'node:fs';
import path from 'node:path';

/** Ends the process with what is wrong. */
export function stop(complaint: string): never {
  console.error(complaint);
  process.exit(1);
}

/** Ends the process if a file of the build is missing. */
export function stopUnlessBuilt(file: string): void {
  if (!existsSync(file)) stop(`There is no ${path.relative('.', file)}: run "npm run build" first.`);
}
