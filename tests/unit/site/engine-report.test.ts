import { expect, test } from 'vitest';
import { countIn, flowsOf, flowTable } from '#scripts/engines/flows.ts';

const spec = (file: string, title: string, projectName: string, status: 'expected' | 'unexpected' | 'flaky') => ({
  title: file,
  file,
  specs: [{ title, file, tests: [{ projectName, status }] }],
});

const report = {
  suites: [
    spec('e2e/cashier/deposit.test.ts', 'money comes in', 'firefox', 'expected'),
    spec('engines/webkit/cashier.test.ts', 'money comes in', 'webkit', 'unexpected'),
    {
      title: 'engines/webkit/pages.test.ts',
      file: 'engines/webkit/pages.test.ts',
      suites: [{ ...spec('engines/webkit/pages.test.ts', 'to a guest', 'webkit', 'flaky'), title: 'in Filipino' }],
    },
  ],
};

test('lists a flow of both engines on one line with the result of each', () => {
  const table = flowTable(flowsOf(report), new Map([['firefox', '153.7.0']]));
  expect(table).toContain('| area | flow | Firefox 153.7.0 | WebKitGTK |');
  expect(table).toContain('| cashier | money comes in | works | **fails** |');
  expect(table).toContain('| pages | in Filipino: to a guest |  | works at the second try |');
  expect(table).toContain('Firefox: 1 of 1 flows work. WebKitGTK: 1 of 2 flows work.');
});

test('counts a flaky flow as passed', () => {
  expect(countIn(flowsOf(report), 'webkit')).toEqual({ passed: 1, failed: 1, skipped: 0 });
});
