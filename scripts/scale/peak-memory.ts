import { readdirSync, readFileSync } from 'node:fs';

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

/**
 * Watches the processes of a group and keeps the most memory that any one of them has held, as Linux counts it.
 * @param group id of the group: of the process that was started detached
 * @returns what ends the watch and says how many bytes it was; 0 where there is no `/proc`
 */
export function watchMemory(group: number): () => number {
  let peak = 0;
  const look = () => {
    for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      // Fields after the name, which may hold spaces: state, parent, group.
      const [, , ofGroup] = read(`/proc/${id}/stat`).split(') ').at(-1)?.split(' ') ?? [];
      if (Number(ofGroup) !== group) continue;
      const kilobytes = /VmHWM:\s+(\d+)/.exec(read(`/proc/${id}/status`))?.[1];
      peak = Math.max(peak, Number(kilobytes ?? 0) * 1024);
    }
  };
  const timer = process.platform === 'linux' ? setInterval(look, 250) : undefined;
  return () => {
    clearInterval(timer);
    return peak;
  };
}
