/** Checks the content and prints the mistake in it as JSON, `null` if there is none: for programs that go on meanwhile. */
import { ContentError } from '#app/content/source.ts';

/** A mistake in a content file: a line for each field, with what was expected. */
export type ContentProblem = { file: string; problems: readonly string[] };

async function contentProblem(): Promise<ContentProblem | null> {
  try {
    // Loaded here: it reads the settings and the table of pages at once, and a mistake there is told like any other.
    const { validateContent } = await import('#app/content/validate.ts');
    await validateContent();
    return null;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { file: error.file, problems: error.problems };
  }
}

process.stdout.write(JSON.stringify(await contentProblem()));
