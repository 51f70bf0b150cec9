import type { AddressInfo } from 'node:net';
import { afterAll, test } from 'vitest';
import { previewServer } from '#tools/preview/preview-server.ts';
import { CASES, expectAnswer } from '../hosts/requests.ts';
import { ROOT } from '../support/built-site.ts';

const server = previewServer(ROOT);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each(CASES)('the preview answers %s', (...one) => expectAnswer(port, one));
