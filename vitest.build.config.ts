import { defineConfig } from 'vitest/config';

/** Checks of build/client: run after a build. */
export default defineConfig({ test: { include: ['tests/build/**/*.test.ts'] } });
