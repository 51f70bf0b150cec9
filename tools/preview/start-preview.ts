import { spawn } from 'node:child_process';
import { freePort } from '../free-port.ts';

/**
 * Serves build/client in a process of its own, as `npm run preview` does, on a free port.
 * @returns its origin, and a function that stops it
 * @throws if nothing is built
 */
export async function startPreview(): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const server = spawn(process.execPath, ['tools/preview/preview.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    // The preview prints its first line when it listens.
    server.stdout.once('data', () => resolve());
    server.once('exit', () => reject(new Error('the preview has ended: see above')));
  });
  return { origin: `http://localhost:${port}`, stop: () => server.kill() };
}
