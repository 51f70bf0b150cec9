import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { ENCODINGS } from '../../hosting/compression.ts';
import { type Break, builtFile } from '../../tests/breaks/break.ts';
import { OTHER_ROOT, ROOT } from '../../tests/support/built-site.ts';

const PUT_AWAY = '.whole';

/** The files that a break changes. */
export function filesOf({ file, also = [], other }: Break): string[] {
  return [file, ...also].map((name) => builtFile(name, other ? OTHER_ROOT : ROOT));
}

/** A server would send the compressed form, which is as it was. */
function putCompressedAway(file: string): string[] {
  const forms = ENCODINGS.map(({ suffix }) => file + suffix).filter((form) => existsSync(form));
  for (const form of forms) renameSync(form, form + PUT_AWAY);
  return forms;
}

/**
 * Does things wrong in the built files.
 * @returns how to put them back
 * @throws if a break changes nothing in one of its files
 */
export async function apply(batch: readonly Break[]): Promise<() => void> {
  const before = new Map<string, Buffer>();
  const away: string[] = [];
  const restore = () => {
    for (const [file, content] of before) writeFileSync(file, content);
    for (const form of away) if (existsSync(form + PUT_AWAY)) renameSync(form + PUT_AWAY, form);
  };
  try {
    for (const one of batch) {
      for (const file of filesOf(one)) {
        const content = readFileSync(file);
        const changed = await one.change(content);
        if (changed.equals(content)) throw new Error(`${file}: «${one.what}» changes nothing`);
        before.set(file, content);
        writeFileSync(file, changed);
        if (one.spec) away.push(...putCompressedAway(file));
      }
    }
  } catch (error) {
    restore();
    throw error;
  }
  return restore;
}
