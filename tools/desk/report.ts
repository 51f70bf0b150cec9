/**
 * Prints what the desk has to know of the content, as JSON. A process of its own for each look: a mistake in the settings
 * stops whatever imports them, and the desk is where it is put right.
 */
import { ContentError } from '#app/content/source.ts';
import type { Configuration } from './configuration.ts';
import { inWords, type Problem } from './form-places.ts';
import type { Task } from './tasks.ts';

/** What a look at the content gives. What could not be made for a mistake is missing. */
export type Report = {
  problem: Problem | null;
  configuration?: Configuration;
  /** where a visitor sees each entry: `/en/projects/villa` by `en/works/villa` */
  addresses?: Record<string, string>;
  tasks?: Task[];
};

async function look(): Promise<Report> {
  const report: Report = { problem: null };
  try {
    // Loaded here: all of them read the settings and the table of pages at once.
    const { deskConfiguration } = await import('./configuration.ts');
    report.configuration = deskConfiguration();
    const { siteAddresses } = await import('./site-addresses.ts');
    const { tasks } = await import('./tasks.ts');
    const { validateContent } = await import('#app/content/validate.ts');
    // Told with a mistake elsewhere, too: what has been done leaves the list.
    report.tasks = await tasks();
    await validateContent();
    report.addresses = siteAddresses();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    report.problem = inWords(error);
  }
  return report;
}

process.stdout.write(JSON.stringify(await look()));
