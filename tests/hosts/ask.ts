import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export type Ask = (
  path: string,
  options?: { method?: string; headers?: Record<string, string> },
) => Promise<Reply>;

/** Requests a path from a server on loopback exactly as written: nothing is decoded, normalised or followed. */
export function asker(port: number): Ask {
  return (path, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      sent.on('error', reject);
      sent.end();
    });
}

/** Sends bytes as they are; resolves with what comes back until the server ends the connection. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let text = '';
    socket.on('data', (part) => {
      text += part.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}

/** The body without its content encoding. */
export function decoded({ headers, body }: Reply): Buffer {
  switch (headers['content-encoding']) {
    case undefined:
      return body;
    case 'br':
      return brotliDecompressSync(body);
    case 'gzip':
      return gunzipSync(body);
    case 'zstd':
      return zstdDecompressSync(body);
    default:
      throw new Error(`nobody asked for ${headers['content-encoding']}`);
  }
}
