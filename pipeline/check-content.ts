/** Checks the content and prints the mistake in it as JSON, or `null`: for processes that must not end because of it. */
import { ContentError } from '#app/content/source.ts';

/** A mistake in a content file: a line for each field, with what was expected. */
export type ContentProblem = { file: string; problems: readonly string[] };

async function contentProblem(): Promise<ContentProblem | null> {
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

process.stdout.write(JSON.stringify(await contentProblem()));
