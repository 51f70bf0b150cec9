import { execFile } from 'node:child_process';
import { existsSync, readFileSync, watch as watchFolder, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { projectFile } from '#app/content/source.ts';
import type { Report } from './report.ts';

const run = promisify(execFile);

/** How long files must have been left alone before they are looked at: several are saved at once. */
const QUIET_MS = 200;

/** The last look without a mistake: with one in the settings, the forms can still be opened to put it right. */
const KEPT = projectFile('.cache/desk/report.json');

async function look(): Promise<Report> {
  const script = projectFile('tools/desk/report.ts');
  const { stdout } = await run(process.execPath, [script], { maxBuffer: Number.POSITIVE_INFINITY });
  return JSON.parse(stdout);
}

function lastGood(): Report | undefined {
  return existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : undefined;
}

/** Looks at the content each time that a file of it changes, and tells whoever listens. */
export class Watch {
  #latest: Promise<Report>;
  #good = lastGood();
  #timer: NodeJS.Timeout | undefined;
  readonly #listeners = new Set<(report: Report) => void>();

  constructor() {
    this.#latest = this.#look();
    watchFolder(projectFile('content'), { recursive: true }, () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#latest = this.#look();
      }, QUIET_MS).unref();
    }).unref();
  }

  /** What the last look has found; what it could not make for a mistake is that of the look before. */
  report(): Promise<Report> {
    return this.#latest;
  }

  /**
   * Tells what is there now, and each time that it changes.
   * @returns what ends it
   */
  subscribe(listener: (report: Report) => void): () => void {
    this.#listeners.add(listener);
    this.#latest.then(listener);
    return () => this.#listeners.delete(listener);
  }

  async #look(): Promise<Report> {
    const found = await look().catch((error: Error): Report => {
      console.error(error.message);
      return { problem: { file: 'content', problems: ['no se ha podido comprobar'] } };
    });
    const report = { ...this.#good, ...found };
    if (!report.problem) {
      this.#good = report;
      writeFileSync(KEPT, JSON.stringify(report));
    }
    for (const listener of this.#listeners) listener(report);
    return report;
  }
}
