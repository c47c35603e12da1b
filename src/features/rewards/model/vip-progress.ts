import type { Value } from '../../../contract/types.ts';
import { toCentavos, toPesos } from '../../../lib/money/money.ts';

interface Way {
  readonly have: number;
  readonly need: number;
  /** 0 if reached. */
  readonly missing: number;
}

const way = (have: number, need: number): Way => ({
  have,
  need,
  missing: toPesos(Math.max(0, toCentavos(need) - toCentavos(have))),
});

/** Returns the progress to the next VIP level, in pesos (R242); null at the top level. */
export const vipProgress = ({
  level,
  levels,
  turnover,
  nextTurnover,
  deposited,
  nextDeposit,
}: Value<'memberClub'>): { readonly name: string; readonly stake: Way; readonly deposit: Way } | null => {
  const next = levels.find((it) => it.level > level);
  if (!next || nextTurnover === null || nextDeposit === null) return null;
  return { name: next.name, stake: way(turnover, nextTurnover), deposit: way(deposited, nextDeposit) };
};
