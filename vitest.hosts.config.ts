import { defineConfig } from 'vitest/config';

/** The conformance suite, for a server that `npm run test:hosts` has started. */
export default defineConfig({ test: { include: ['tests/hosts/host.test.ts'], testTimeout: 120_000 } });
