import type { Value } from '#contract/types.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';

/** Progress to a figure of the next level, major units. */
interface Progress {
  readonly have: number;
  readonly need: number;
  /** 0 if reached. */
  readonly missing: number;
}

const progressTo = (have: number, need: number): Progress => ({
  have,
  need,
  missing: toMajor(Math.max(0, toMinor(need) - toMinor(have))),
});

/** Returns the progress to the next VIP level, in major units; null at the top level. */
export const vipProgress = ({
  level,
  levels,
  turnover,
  nextTurnover,
  deposited,
  nextDeposit,
}: Value<'memberClub'>): { readonly name: string; readonly stake: Progress; readonly deposit: Progress } | null => {
  const next = levels.find((it) => it.level > level);
  if (!next || nextTurnover === null || nextDeposit === null) return null;
  return { name: next.name, stake: progressTo(turnover, nextTurnover), deposit: progressTo(deposited, nextDeposit) };
};
