import { expect, test } from 'vitest';
import type { Withdrawal } from '#contract/types.ts';
import { orderFile } from '#features/records/components/order-file.ts';
import { csvOf } from '#features/records/model/csv.ts';
import { barsOf } from '#features/records/model/pnl-chart.ts';
import { initialWords } from '#i18n/page-words.ts';

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

test('a file of withdrawals lists a fee only for those that were or will be paid @X07', () => {
  const file = orderFile<Withdrawal>(initialWords('en').t, { name: 'withdrawals', idOf: () => '', titleOf: () => '' });
  const feeOf = (status: Withdrawal['status']) => file.cells({ at: 0, amount: 500, fee: 10, status } as Withdrawal)[4];
  expect((['reviewing', 'processing', 'paid', 'rejected', 'cancelled'] as const).map(feeOf)).toEqual([
    10, 10, 10, 0, 0,
  ]);
});
