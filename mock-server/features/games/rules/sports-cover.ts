import type { World } from '#sim/core/world.ts';
import { isLowRisk, type PossibleResult } from './bet-risk.ts';
import { bets } from './bets.ts';
import { fixtureOf, matchStateOf } from './fixtures.ts';
import { eachFinalScore, isWinner } from './sports-odds.ts';
import { payoutOf } from './sports-payout.ts';
import { type SlipLeg, type SportsSlip, sportsSlips } from './sports-slips.ts';

/** Markets on the winner: a pick in one covers the other side's pick in another. */
const isOnWinner = (market: string): boolean => market === 'result' || market === 'handicap';

/** Returns whether two picks on one match cover each other: different picks in one market, or both on the winner. */
const isOpposed = (one: SlipLeg, other: SlipLeg): boolean =>
  one.match === other.match &&
  one.pick !== other.pick &&
  (one.market === other.market || (isOnWinner(one.market) && isOnWinner(other.market)));

/**
 * Returns whether two bets were open at the same time. A bet that was cashed out before the other was placed covers
 * nothing; one that was cashed out later, or in the same millisecond, did, whatever it still paid.
 */
const wereOpenTogether = ({ state }: World, slip: SportsSlip, cashedOut: SportsSlip): boolean => {
  const placedAt = state.get(bets, slip.id)?.at ?? 0;
  return (state.get(bets, cashedOut.id)?.settledAt ?? 0) >= placedAt;
};

/** Returns the other bets of a slip's player on a match that were open at the same time. */
const othersOn = (world: World, slip: SportsSlip, match: string): SportsSlip[] =>
  world.state
    .by(sportsSlips, 'match', match)
    .filter((it) => it.member === slip.member && it.source.demo === slip.source.demo && it.id !== slip.id)
    .filter((it) => !it.cashedOut || wereOpenTogether(world, slip, it));

/** Returns whether a bet is one on the final score of a single match that has not been called off. */
const isOnFinalScore = ({ legs }: SportsSlip): boolean =>
  legs.length === 1 && legs[0]?.market !== 'first' && legs[0]?.state !== 'void';

/**
 * Returns whether all bets of a player on the final score of a match risk too little together, such as over 2.5 goals, not
 * both teams to score, and 1:1. Chances are those at the time of the last of these bets.
 */
const isCoveredTogether = (world: World, slip: SportsSlip): boolean => {
  const match = slip.legs[0]?.match ?? '';
  const fixture = fixtureOf(world, match);
  if (!fixture || !isOnFinalScore(slip)) return false;
  const placed = [slip, ...othersOn(world, slip, match).filter(isOnFinalScore)].flatMap((it) => {
    const bet = world.state.get(bets, it.id);
    return bet ? it.legs.map((leg) => ({ leg, bet })) : [];
  });
  if (placed.length < 2) return false;
  const at = Math.max(...placed.map(({ bet }) => bet.at));
  const results: PossibleResult[] = [];
  eachFinalScore(fixture, matchStateOf(world, fixture, at), (home, away, chance) => {
    const payouts = placed.map(({ leg, bet }) => {
      const state = isWinner(fixture, [[home, away]], leg) ? ('won' as const) : ('lost' as const);
      return payoutOf(bet.stake, { legs: [{ odds: leg.odds, state }] });
    });
    results.push({ chance, payout: payouts.reduce((sum, it) => sum + it, 0) });
  });
  return isLowRisk(
    placed.reduce((sum, { bet }) => sum + bet.stake, 0),
    results,
  );
};

/** Returns whether a bet risks too little to count, alone or together with other bets of its player. */
export const isCovered = (world: World, slip: SportsSlip): boolean =>
  slip.lowRisk ||
  slip.legs.some((leg) =>
    othersOn(world, slip, leg.match).some((it) =>
      it.legs.some((other) => other.state !== 'void' && isOpposed(leg, other)),
    ),
  ) ||
  isCoveredTogether(world, slip);
