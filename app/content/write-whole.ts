import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file that later builds reuse. Renamed when complete, so that a stopped build leaves no half of it behind. */
export function writeWhole(file: string, content: Buffer): void {
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}
