import { defineConfig } from 'vitest/config';

// Two cores may be shared with a build and browsers, so the limit is only meant for tests that hang.
const testTimeout = 60_000;
// One lost race among thousands of tests does not fail a whole run; `npm test` names what passed at the second try.
const retry = process.env.CI ? 1 : 0;
// Each test has its own world, so modules can be shared; loading them again for each file doubles the time.
const shared = { testTimeout, hookTimeout: testTimeout, isolate: false, retry };

export default defineConfig({
  test: {
    // Vitest leaves one core free; on two cores, where many tests wait for processes, that takes half as long again.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], ...shared } },
      // Needs tools that only scripts/generators.ts installs.
      ...(process.env.GENERATORS
        ? [{ test: { name: 'generators', include: ['tests/generators/*.test.ts'], ...shared, testTimeout: 300_000 } }]
        : []),
      { test: { name: 'simulator', include: ['tests/simulator/**/*.test.ts'], ...shared } },
      // The second market: no decimals, other numbers, other languages.
      {
        test: { name: 'vietnam', include: ['tests/simulator/journeys/*.test.ts'], env: { BRAND: 'bituin' }, ...shared },
      },
    ],
  },
});
