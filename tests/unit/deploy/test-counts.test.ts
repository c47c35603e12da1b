import { expect, test } from 'vitest';
import { playwrightCount, playwrightTimes, slowestFiles, vitestCount, vitestTimes } from '#scripts/test-counts.ts';

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

test('counts tests that passed at the second try as passed, and names them', () => {
  const result = (fullName: string, ...failureMessages: string[]) => ({ fullName, status: 'passed', failureMessages });
  const vitest = {
    ...{ numPassedTests: 2, numFailedTests: 0, numFailedTestSuites: 0 },
    testResults: [{ assertionResults: [result('steady'), result('racing', 'expected 1 to be 2')] }],
  };
  expect(vitestCount(vitest)).toEqual({ passed: 2, failed: 0, flaky: ['racing'] });
  const spec = (title: string, status: string) => ({ title, tests: [{ status, results: [] }] });
  const playwright = {
    stats: { expected: 1, unexpected: 0, flaky: 1 },
    errors: [],
    suites: [{ specs: [spec('steady', 'expected')], suites: [{ specs: [spec('racing', 'flaky')] }] }],
  };
  expect(playwrightCount(playwright)).toEqual({ passed: 2, failed: 0, flaky: ['racing'] });
});
