import { defineConfig } from 'vitest/config';

// Two cores may be shared with a build and browsers: a limit is for what hangs, not for what is slow.
const testTimeout = 60_000;
const retry = process.env.CI ? 1 : 0;
// A test has a world of its own, not modules of its own: loading these anew for each file doubles the time.
const shared = { testTimeout, hookTimeout: testTimeout, retry, isolate: false };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], ...shared } },
      // Its tools are installed by scripts/generators.ts alone.
      ...(process.env.GENERATORS
        ? [{ test: { name: 'generators', include: ['tests/generators/*.test.ts'], ...shared, testTimeout: 300_000 } }]
        : []),
      { test: { name: 'simulator', include: ['tests/simulator/**/*.test.ts'], ...shared } },
    ],
  },
});
