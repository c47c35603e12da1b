import type { BuilderPart } from '#contract/games/sports-picks.ts';
import type { Fixture, MatchState } from './fixtures.ts';
import { chanceOfPick } from './pick-chances.ts';
import { marketsOf, type Price, priceOf } from './sports-odds.ts';

/**
 * Returns the price of several picks of one match that must all win, from the final scores at which they do. Undefined if
 * they are not picks of different markets on the final score that take bets now. Its odds are null if they cannot win
 * together.
 */
export const builderPrice = (fixture: Fixture, state: MatchState, parts: readonly BuilderPart[]): Price | undefined => {
  const markets = marketsOf(fixture, state);
  const isOpen = ({ market, line, pick }: BuilderPart): boolean => {
    const prices = markets.find((it) => it.key === market && it.line === line)?.prices;
    return prices?.find((it) => it.pick === pick)?.odds != null;
  };
  if (new Set(parts.map(({ market }) => market)).size < parts.length || !parts.every(isOpen)) return undefined;
  const chance = chanceOfPick(fixture, state, { market: 'builder', line: null, pick: 'all', parts });
  return priceOf('builder', 'all', chance);
};
