import type { Value } from '#contract/types.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { hasWrongComma, parseAmount } from '#lib/money/parse-amount.ts';

export type Play = Value<'lotteryMenu'>['groups'][number]['plays'][number];

/** Current selection: one symbol or null per position of an ordered play, else the symbols in the order tapped. */
export type Picks = readonly (string | null)[];

export const noPicks = ({ ordered, pick }: Pick<Play, 'ordered' | 'pick'>): Picks =>
  ordered ? Array.from({ length: pick }, () => null) : [];

const putAt = (picks: Picks, place: number, symbol: string | null): Picks =>
  picks.map((it, index) => (index === place ? symbol : it));

/**
 * Toggles a symbol. If all are chosen, the oldest is replaced; a symbol that may not repeat is removed from its other
 * position.
 */
export const togglePick = (play: Play, picks: Picks, symbol: string, place = 0): Picks => {
  if (play.ordered) {
    if (picks[place] === symbol) return putAt(picks, place, null);
    const others = play.repeats ? picks : picks.map((it) => (it === symbol ? null : it));
    return putAt(others, place, symbol);
  }
  if (picks.includes(symbol)) return picks.filter((it) => it !== symbol);
  return [...picks, symbol].slice(-play.pick);
};

/** Returns the numbers of a bet in the contract's format; null while some are missing. */
export const numbersOf = ({ ordered, pick }: Play, picks: Picks): string[] | null => {
  const chosen = picks.filter((it) => it !== null);
  if (chosen.length < pick) return null;
  return ordered ? chosen : chosen.sort();
};

/** Fills a play randomly; `chance` returns an integer from 0 to below its argument. */
export const luckyPicks = ({ ordered, repeats, pick, symbols }: Play, chance: (below: number) => number): Picks => {
  const left = [...symbols];
  return Array.from({ length: pick }, () => {
    const at = chance(left.length);
    const [symbol = ''] = ordered && repeats ? [left[at] ?? ''] : left.splice(at, 1);
    return symbol;
  });
};

/** A bet of the slip with its play's stake limits. `stake` is as typed. */
export interface SlipBet {
  /** Unique within the slip. */
  readonly id: number;
  readonly play: string;
  readonly numbers: readonly string[];
  readonly stake: string;
}

/** Maximum number of bets in one order. */
export const maxBets = 50;

export type StakeError = 'none' | 'comma' | 'low' | 'high';

/** Returns why a stake is invalid; undefined if it is valid. */
export const validateStake = (
  typed: string,
  { minStake, maxStake }: Pick<Play, 'minStake' | 'maxStake'>,
): StakeError | undefined => {
  const stake = parseAmount(typed);
  if (stake === null) return hasWrongComma(typed) ? 'comma' : 'none';
  if (stake < minStake) return 'low';
  return stake > maxStake ? 'high' : undefined;
};

/** Returns the total stake in major units; invalid amounts count as 0. */
export const slipTotal = (bets: readonly Pick<SlipBet, 'stake'>[]): number =>
  toMajor(bets.reduce((sum, { stake }) => sum + toMinor(parseAmount(stake) ?? 0), 0));

/** Returns the suggested stakes: the minimum and rounder ones within the play's limits. */
export const quickStakes = ({ minStake, maxStake }: Pick<Play, 'minStake' | 'maxStake'>): readonly number[] =>
  [...new Set([minStake, 20, 50, 100, 500])].filter((it) => it >= minStake && it <= maxStake).slice(0, 4);
