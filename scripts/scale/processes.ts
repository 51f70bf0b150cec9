/** What the processes of a group take, as Linux counts it; nothing where there is no `/proc`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Of /proc/…/stat: most systems count a hundred to the second. */
const TICKS_A_SECOND = 100;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

type Process = { id: string; ticks: number };

/** The processes of a group, with the time each has had, and those it has started and seen end. */
function processesOf(group: number): Process[] {
  if (!existsSync('/proc/self/stat')) return [];
  return readdirSync('/proc').flatMap((id) => {
    if (!/^\d+$/.test(id)) return [];
    // What follows the name, which may hold spaces: state, parent, group, and nine more before the times.
    const fields = read(`/proc/${id}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    if (Number(fields[2]) !== group) return [];
    return [{ id, ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) }];
  });
}

/** Seconds of processor time that a group has had so far: other work on the machine does not lengthen them. */
export function processorSeconds(group: number): number {
  return processesOf(group).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_A_SECOND;
}

/**
 * Watches a group and keeps the most memory that any one of its processes has held.
 * @returns what ends the watch and says how many bytes it was
 */
export function watchMemory(group: number): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    for (const { id } of processesOf(group)) {
      const kilobytes = /VmHWM:\s+(\d+)/.exec(read(`/proc/${id}/status`))?.[1];
      peak = Math.max(peak, Number(kilobytes ?? 0) * 1024);
    }
  }, 250);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
