import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EntryContext } from 'react-router';

const FOLDER = 'assets';

/**
 * Writes React Router's hydration data into a file named after its content, instead of a script in the document: visitors who
 * only read need not fetch it, and no document needs a Content-Security-Policy of its own.
 * @returns the file's path in the site
 * @throws if React Router hands over no data
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
