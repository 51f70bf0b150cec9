import { defineConfig } from 'vitest/config';

/** Checks of build/client: run after a build. Machines that run other work besides are slow, not wrong. */
export default defineConfig({
  test: {
    include: ['tests/built/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // All test files read the same documents: without isolation they share the parsed ones.
    isolate: false,
  },
});
