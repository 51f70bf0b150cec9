import { execFile } from 'node:child_process';
import { existsSync, readFileSync, watch as watchFolder, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { projectFile } from '#app/content/source.ts';
import type { Report } from './report.ts';

const run = promisify(execFile);

/** Debounce in milliseconds: several files are saved at once. */
const QUIET_MS = 200;

/** File of the last report without a mistake, so that forms open even if the settings have one. */
const KEPT = projectFile('.cache/desk/report.json');

async function look(): Promise<Report> {
  const script = projectFile('tools/desk/report.ts');
  const { stdout } = await run(process.execPath, [script], { maxBuffer: Number.POSITIVE_INFINITY });
  return JSON.parse(stdout);
}

function lastGood(): Report | undefined {
  return existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : undefined;
}

/** Checks the content each time that one of its files changes, and notifies listeners. */
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

  /** The latest report. Parts that a mistake prevented are those of the last report without one. */
  report(): Promise<Report> {
    return this.#latest;
  }

  /**
   * Calls a listener with the current report, and with every later one.
   * @returns a function that unsubscribes it
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
