/**
 * The check that every command starts with, the development server repeats after each change, and the desk shows. As a
 * program it prints the mistake as JSON, or `null`: for processes that must not end because of it.
 */
import { ContentError } from '#app/content/source.ts';

/** A mistake in a content file: a line for each field, with what was expected. */
export type ContentProblem = { file: string; problems: readonly string[] };

/** The first mistake in content/, if there is one. */
export async function contentProblem(): Promise<ContentProblem | null> {
  try {
    // Imported here because it reads the settings and the page table on import: mistakes there are reported too.
    const { validateContent } = await import('#app/content/validate.ts');
    await validateContent();
    return null;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { file: error.file, problems: error.problems };
  }
}

/** Ends the process with the mistake in content/, if there is one. To be called before anything that reads content/. */
export async function requireContent(): Promise<void> {
  const problem = await contentProblem();
  if (!problem) return;
  const { file, problems } = problem;
  console.error(`\nHay un error en ${file}:\n\n${problems.map((each) => `  - ${each}`).join('\n')}\n`);
  process.exit(1);
}

if (import.meta.main) process.stdout.write(JSON.stringify(await contentProblem()));
