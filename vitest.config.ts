import { defineConfig } from 'vitest/config';

/** Unit tests are beside their file, or in tests/unit/ if they have none. They need no React Router plugin. */
export default defineConfig({
  test: {
    include: ['{app,desk/forms,hosting,pipeline,tools}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
    // Machines that run other work besides are slow, not wrong.
    testTimeout: 60_000,
  },
});
