import { expect, test } from 'vitest';
import { csvOf } from '#features/records/model/csv.ts';
import { barsOf } from '#features/records/model/pnl-chart.ts';

test('writes CSV with a UTF-8 BOM, quoted text, plain numbers and escaped formulas @X07', () => {
  expect(
    csvOf([
      ['Buwan', 'a,b', 'say "hi"'],
      ['=1+1', -5.5, '@SUM(A1)'],
    ]),
  ).toBe('\uFEFFBuwan,"a,b","say ""hi"""\r\n\'=1+1,-5.5,\'@SUM(A1)\r\n');
});

test('charts a bar for every day, or for every month of a long period', () => {
  expect(barsOf([{ day: '2026-05-02', net: -1.5 }], '2026-05-01', '2026-05-03')).toEqual({
    by: 'day',
    names: ['2026-05-01', '2026-05-02', '2026-05-03'],
    values: [0, -150, 0],
  });
  const long = barsOf([{ day: '2026-02-28', net: 2 }], '2026-01-15', '2026-03-01');
  expect(long).toEqual({ by: 'month', names: ['2026-01', '2026-02', '2026-03'], values: [0, 200, 0] });
});
