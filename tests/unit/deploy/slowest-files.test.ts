import { expect, test } from 'vitest';
import { playwrightTimes, slowestFiles, vitestTimes } from '#scripts/test-counts.ts';

test('lists the slowest test files of both runners in descending order', () => {
  const vitest = {
    testResults: [
      { name: '/project/tests/unit/a.test.ts', startTime: 100, endTime: 400 },
      { name: '/project/tests/unit/b.test.ts', startTime: 100, endTime: 150 },
    ],
  };
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const playwright = {
    config: { rootDir: '/project/tests/e2e' },
    suites: [{ file: 'home.test.ts', specs: [spec(100)], suites: [{ specs: [spec(100, 200)] }] }],
  };
  const times = [...vitestTimes(vitest, '/project'), ...playwrightTimes(playwright, '/project')];
  expect(slowestFiles(times, 2)).toEqual([
    { file: 'tests/e2e/home.test.ts', ms: 400 },
    { file: 'tests/unit/a.test.ts', ms: 300 },
  ]);
});
