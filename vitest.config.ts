import { defineConfig } from 'vitest/config';

/** Unit tests stand beside their file. They need no React Router plugin. */
export default defineConfig({
  test: { include: ['{app,content,hosting,scripts}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'] },
});
