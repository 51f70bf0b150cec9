import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EntryContext } from 'react-router';

const FOLDER = 'assets';

/**
 * Writes what React Router hands over from a render to the browser into a file named after its content, where React
 * Router would write it into scripts in the document: those that only read need not fetch it, and no document needs a
 * Content-Security-Policy of its own.
 * @returns the file's path in the site
 */
export async function writePageData({
  serverHandoffString,
  serverHandoffStream,
}: EntryContext): Promise<string> {
  if (!serverHandoffString || !serverHandoffStream)
    throw new Error('React Router hands nothing over to the browser');
  const text = `${serverHandoffString}\n${await new Response(serverHandoffStream).text()}`;
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `${FOLDER}/data-${digest}.txt`;
  const folder = path.resolve('build/client', FOLDER);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, path.basename(file)), text);
  return `/${file}`;
}
