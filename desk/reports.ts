import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { projectFile } from '#app/content/source.ts';
import type { Report } from './report.ts';

const run = promisify(execFile);

/** File of the last report without a mistake, so that forms open whatever is wrong. */
const KEPT = projectFile('.cache/desk/report.json');

let latest: Promise<Report> | undefined;

async function look(): Promise<Report> {
  const good: Partial<Report> = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
  const { stdout } = await run(process.execPath, [projectFile('desk/report.ts')], {
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const report: Report = { ...good, ...JSON.parse(stdout) };
  if (!report.problem) writeFileSync(KEPT, JSON.stringify(report));
  return report;
}

/** What the desk knows of the content as it is now. Parts that a mistake prevents are those of the last time without one. */
export function latestReport(): Promise<Report> {
  latest ??= look();
  return latest;
}

/** Has the content looked at again when it is asked for the next time. */
export function startOver(): void {
  latest = undefined;
}
