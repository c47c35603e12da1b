import { toMajor, toMinor } from '#lib/money/money.ts';
import type { SlotOutcome, SlotTable } from '../../slot/wire.ts';

/**
 * Returns what each prize of each spin paid, in major units; together they are the payout without the jackpot. A payout
 * is rounded once, so the largest fractions are rounded up.
 */
export const winAmounts = (
  { units, free }: Pick<SlotTable, 'units' | 'free'>,
  { spins, jackpot }: SlotOutcome,
  { stake, payout }: { readonly stake: number; readonly payout: number },
): readonly (readonly number[])[] => {
  const exact = spins.flatMap(({ wins }, spin) =>
    wins.map((win) => (toMinor(stake) * win.units * (spin > 0 ? free.factor : 1)) / units),
  );
  const minor = exact.map(Math.floor);
  let rest = toMinor(payout) - toMinor(jackpot?.won ? jackpot.pool : 0) - minor.reduce((sum, it) => sum + it, 0);
  const fractions = exact.map((it, index) => [it - Math.floor(it), index] as const).sort(([a], [b]) => b - a);
  for (const [, index] of fractions) {
    if (rest <= 0) break;
    minor[index] = (minor[index] ?? 0) + 1;
    rest -= 1;
  }
  const amounts = minor.values();
  return spins.map(({ wins }) => wins.map(() => toMajor(amounts.next().value ?? 0)));
};
