import type { DepositBonusTerms } from '#contract/cashier/deposit-terms.ts';

/** Steps of the balance per maximum win. */
const stepsPerWin = 1;

/** Parts of the highest stake that a bet can have. */
const stakeParts = [1, 2, 5, 10] as const;
const multiples = [1.3, 1.5, 2, 3, 5, 10, 20, 50, 100] as const;

interface Game {
  /** Share of each stake that the game keeps, and share of it that counts towards the wagering requirement. */
  readonly edge: number;
  readonly counts: number;
}

const known = new Map<string, number>();

/**
 * Returns what bonus money is worth to a player who always places the best bet, as a share of the bonus: dynamic programming
 * over the balance and the wagering left. The smallest bonus is worth most, because the highest bet is then largest.
 */
export const bonusValue = (terms: DepositBonusTerms, game: Game): number => {
  const { wageringFactor, maxWin, maxConvertible, maxBet } = terms;
  const bonus = terms.minDeposit * terms.rate;
  // The value depends on ratios only.
  const key = [
    wageringFactor,
    maxWin,
    maxConvertible,
    Math.min(maxBet / bonus, 4 * maxWin),
    game.edge,
    game.counts,
  ].join();
  const value = known.get(key) ?? computeValue(terms, bonus, game);
  known.set(key, value);
  return value;
};

const computeValue = (
  { wageringFactor, maxWin, maxConvertible, maxBet }: DepositBonusTerms,
  bonus: number,
  { edge, counts }: Game,
): number => {
  const win = maxWin * bonus;
  const unit = win / stepsPerWin;
  const top = Math.ceil((maxConvertible * 1.6 * bonus) / unit);
  // A stake above this wins the maximum at odds that do not count.
  const stakeUnit = Math.min(maxBet, 4 * win) / 10;
  const rounds = Math.ceil((wageringFactor * bonus) / counts / stakeUnit);
  const bets = stakeParts.flatMap((part) =>
    multiples.map((multiple) => {
      const stake = part * stakeUnit;
      return { part, stake, win: Math.min(stake * (multiple - 1), win), chance: (1 - edge) / multiple };
    }),
  );
  const valueAt = (values: Float64Array, balance: number): number => {
    const at = balance / unit;
    const below = Math.floor(at);
    if (at <= 0) return 0;
    if (below >= top) return values[top] ?? 0;
    const low = values[below] ?? 0;
    return low + ((values[below + 1] ?? 0) - low) * (at - below);
  };
  let recent = [Float64Array.from({ length: top + 1 }, (_, at) => Math.min(at * unit, maxConvertible * bonus))];
  for (let round = 1; round <= rounds; round += 1) {
    const next = new Float64Array(top + 1);
    for (let at = 1; at <= top; at += 1) {
      const balance = at * unit;
      let best = 0;
      for (const { part, stake, win: won, chance } of bets) {
        const after = recent[Math.max(0, recent.length - part)];
        if (!after || stake > balance) continue;
        const value = chance * valueAt(after, balance + won) + (1 - chance) * valueAt(after, balance - stake);
        if (value > best) best = value;
      }
      next[at] = best;
    }
    recent = [...recent.slice(-9), next];
  }
  return valueAt(recent.at(-1) ?? new Float64Array(top + 1), bonus) / bonus;
};
