import { defineConfig } from 'vitest/config';

/** `npm run test:hosts`, after a build: needs Debian's nginx, caddy and apache2. */
export default defineConfig({ test: { include: ['tests/hosts/*.test.ts'], hookTimeout: 60_000 } });
