import type { World } from '#sim/core/world.ts';
import { isLowRisk } from './bet-risk.ts';
import { bets } from './bets.ts';
import { eachFinalScore } from './final-scores.ts';
import { type Fixture, fixtureOf, matchStateOf } from './fixtures.ts';
import { isWinner } from './sports-odds.ts';
import { combosOf } from './sports-payout.ts';
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

/** The part of a bet that depends on the final score of one match. */
interface Exposure {
  /** Stake of the combos that contain the match, in minor units. */
  readonly stake: number;
  readonly payoutFor: (score: readonly [number, number]) => number;
}

/** Returns what a bet has at risk on the final score of a match, with its picks on other matches void. */
const exposureTo = (slip: SportsSlip, stake: number, fixture: Fixture): Exposure => {
  const isOnScore = (leg: SlipLeg) => leg.match === fixture.id && leg.market !== 'first' && leg.state !== 'void';
  const combos = combosOf(slip);
  const exposed = combos.flatMap((legs) => legs.filter(isOnScore));
  const share = stake / combos.length;
  return {
    stake: exposed.length * share,
    payoutFor: (score) =>
      exposed.reduce((sum, leg) => sum + (isWinner(fixture, [score], leg) ? share * leg.odds : 0), 0),
  };
};

/**
 * Returns whether the bets of a player on the final score of a match risk too little together, such as over 2.5 goals, not
 * both teams to score, and 1:1. Combos whose part on the match alone risks too little are ignored: their risk is in other
 * picks. Chances are those at the time of the last of these bets.
 */
const isCoveredTogether = (world: World, slip: SportsSlip, match: string): boolean => {
  const fixture = fixtureOf(world, match);
  if (!fixture) return false;
  const placed = [slip, ...othersOn(world, slip, match)].flatMap((it) => {
    const bet = world.state.get(bets, it.id);
    return bet ? [{ at: bet.at, isCombo: it.legs.length > 1, ...exposureTo(it, bet.stake, fixture) }] : [];
  });
  const at = Math.max(...placed.map((it) => it.at));
  const scores: { readonly chance: number; readonly score: readonly [number, number] }[] = [];
  eachFinalScore(fixture, matchStateOf(world, fixture, at), (home, away, chance) =>
    scores.push({ chance, score: [home, away] }),
  );
  const risksLittle = (of: readonly Exposure[]): boolean =>
    isLowRisk(
      of.reduce((sum, { stake }) => sum + stake, 0),
      scores.map(({ chance, score }) => ({
        chance,
        payout: of.reduce((sum, { payoutFor }) => sum + payoutFor(score), 0),
      })),
    );
  const [own, ...others] = placed.map((it) => ({ ...it, risksLittle: it.isCombo && risksLittle([it]) }));
  const hedges = others.filter((it) => it.stake > 0 && !it.risksLittle);
  return !!own && own.stake > 0 && !own.risksLittle && hedges.length > 0 && risksLittle([own, ...hedges]);
};

/** Returns whether a bet risks too little to count, alone or together with other bets of its player. */
export const isCovered = (world: World, slip: SportsSlip): boolean =>
  slip.lowRisk ||
  slip.legs.some((leg) =>
    othersOn(world, slip, leg.match).some((it) =>
      it.legs.some((other) => other.state !== 'void' && isOpposed(leg, other)),
    ),
  ) ||
  slip.legs.some((leg) => isCoveredTogether(world, slip, leg.match));
