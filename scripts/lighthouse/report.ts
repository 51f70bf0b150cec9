import { cpus } from 'node:os';
import { builtCommit } from '../built-commit.ts';
import { type Measured, misses, summary, table } from './results.ts';

/** What docs/performance.md says about a run of Lighthouse. */
export function report(measured: readonly Measured[], command: string): string {
  const loads = measured.map(({ load }) => load).sort((a, b) => a - b);
  const [lightest = 0] = loads;
  const [first] = measured;
  const missed = misses(measured);
  return [
    `\`${command}\` on ${new Date().toISOString().slice(0, 10)}, commit ${builtCommit()}, Lighthouse ${first?.run.version}, ` +
      `median of ${first?.runs} runs an address, ${cpus().length} cores, ` +
      `load ${lightest.toFixed(1)} to ${(loads.at(-1) ?? 0).toFixed(1)}, browser language that of the address.`,
    '',
    ...summary(measured).map((line) => `- ${line}`),
    '',
    table(measured),
    '',
    'FCP and LCP: first and largest contentful paint. TBT: total blocking time. CLS: layout shift. The last columns are KB',
    '(1,024 bytes) as transferred, headers too, without scrolling; the total also counts data, icons and the manifest.',
    ...(missed.length > 0
      ? ['', 'What each miss lost its points to:', '', ...missed.map((line) => `- ${line}`)]
      : []),
  ].join('\n');
}
