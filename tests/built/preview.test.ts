import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { previewServer } from '#tools/preview/preview-server.ts';
import { describeHost } from '../hosts/conformance.ts';
import { SITE } from '../hosts/expected.ts';

// A sample: `npm run test:hosts` requests everything, from the servers that visitors meet.
const STEP = 7;

const server = previewServer(SITE);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describeHost({ name: 'preview', port, step: STEP, deviations: [] });
