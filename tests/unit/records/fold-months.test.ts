import { expect, test } from 'vitest';
import { foldMonths } from '#features/records/model/fold-months.ts';

const month = (name: string, net = 0) => ({ month: name, deposits: 0, net });

test('merges adjacent months without activity and keeps the others separate @X07', () => {
  const groups = foldMonths([
    month('2026-05', 5),
    month('2026-04'),
    month('2026-03'),
    month('2026-02', -1),
    month('2026-01'),
  ]);
  expect(groups.map(({ months, active }) => [months, active?.net ?? null])).toEqual([
    [['2026-05'], 5],
    [['2026-03', '2026-04'], null],
    [['2026-02'], -1],
    [['2026-01'], null],
  ]);
});
