import { defineConfig } from 'vitest/config';

// Two cores may be shared with a build and browsers: a limit is for what hangs, not for what is slow.
const testTimeout = 60_000;
const retry = process.env.CI ? 1 : 0;

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout, retry } },
      { test: { name: 'simulator', include: ['tests/simulator/**/*.test.ts'], testTimeout, retry } },
    ],
  },
});
