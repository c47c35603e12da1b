import type { Value } from '../../../contract/types.ts';
import { toCentavos, toPesos } from '../../../lib/money/money.ts';
import { hasWrongComma, parseAmount } from '../../../lib/money/parse-amount.ts';

export type Play = Value<'lotteryMenu'>['groups'][number]['plays'][number];

/** What is chosen so far: a symbol or none for each place of an ordered play, else the symbols in the order they were tapped. */
export type Picks = readonly (string | null)[];

export const noPicks = ({ ordered, pick }: Pick<Play, 'ordered' | 'pick'>): Picks =>
  ordered ? Array.from({ length: pick }, () => null) : [];

const putAt = (picks: Picks, place: number, symbol: string | null): Picks =>
  picks.map((it, at) => (at === place ? symbol : it));

/**
 * Chooses a symbol, or takes the choice back. Where all are chosen the oldest makes room; a symbol
 * that may not stand at two places leaves the other one.
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

/** Fills a play by chance; `chance` answers a whole number below its argument. */
export const luckyPicks = ({ ordered, repeats, pick, symbols }: Play, chance: (below: number) => number): Picks => {
  const left = [...symbols];
  return Array.from({ length: pick }, () => {
    const at = chance(left.length);
    const [symbol = ''] = ordered && repeats ? [left[at] ?? ''] : left.splice(at, 1);
    return symbol;
  });
};

/** A bet of the slip, with what its play asks of a stake. `stake` as it was typed. */
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

/** Pesos of all bets; what is no amount counts for nothing. */
export const slipTotal = (bets: readonly Pick<SlipBet, 'stake'>[]): number =>
  toPesos(bets.reduce((sum, { stake }) => sum + toCentavos(parseAmount(stake) ?? 0), 0));

/** Stakes to choose from: the least, and rounder ones above it that the play takes. */
export const quickStakes = ({ minStake, maxStake }: Pick<Play, 'minStake' | 'maxStake'>): readonly number[] =>
  [...new Set([minStake, 20, 50, 100, 500])].filter((it) => it >= minStake && it <= maxStake).slice(0, 4);
