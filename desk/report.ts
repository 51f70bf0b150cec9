/**
 * Prints what the desk needs to know about the content, as JSON. Each check is a separate process: a mistake in the
 * settings stops every module that imports them, and the desk must stay up to correct it.
 */
import { ContentError } from '#app/content/source.ts';
import type { Configuration } from './forms/configuration.ts';
import { inWords, type Problem } from './forms/form-places.ts';
import type { UsedPicture } from './forms/picture-uses.ts';
import type { Task } from './tasks.ts';

/** Result of a check of the content. What a mistake prevented is missing. */
export type Report = {
  problem: Problem | null;
  configuration?: Configuration;
  tasks?: Task[];
  pictures?: UsedPicture[];
};

async function look(): Promise<Report> {
  const report: Report = { problem: null };
  try {
    // Imported here, inside `try`: all of them read the settings and the page table on import.
    const { deskConfiguration } = await import('./forms/configuration.ts');
    report.configuration = deskConfiguration();
    const { tasks } = await import('./tasks.ts');
    const { usedPictures } = await import('./forms/picture-uses.ts');
    const { validateContent } = await import('#app/content/validate.ts');
    // Before validation, so that finished tasks leave the list even if there is a mistake elsewhere.
    report.tasks = tasks();
    report.pictures = usedPictures();
    await validateContent();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    report.problem = inWords(error);
  }
  return report;
}

process.stdout.write(JSON.stringify(await look()));
