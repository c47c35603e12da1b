import type { World } from '#sim/core/world.ts';
import { isLowRisk, type PossibleResult } from './bet-risk.ts';
import { bets } from './bets.ts';
import { eachFinalScore } from './final-scores.ts';
import { type Fixture, fixtureOf, type MatchState, matchStateOf } from './fixtures.ts';
import { chanceOfPick, keyOfPick, keyOfScores } from './pick-chances.ts';
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

/** The part of a bet that depends on the final score of one match, in minor units. */
interface Exposure {
  readonly leg: SlipLeg;
  /** Stake of the combos that contain the match. */
  readonly stake: number;
  /** Payout of the pick if it wins. */
  readonly payout: number;
}

/** Returns what a bet has at risk on the final score of a match, with its picks on other matches void. */
const exposuresTo = (slip: SportsSlip, stake: number, match: string): Exposure[] => {
  const combos = combosOf(slip);
  const share = stake / combos.length;
  return slip.legs
    .filter((leg) => leg.match === match && leg.market !== 'first' && leg.state !== 'void')
    .map((leg) => {
      const staked = share * combos.filter((legs) => legs.includes(leg)).length;
      return { leg, stake: staked, payout: staked * leg.odds };
    });
};

const maxVerdicts = 100;

/** Whether exposures risk too little together, by match, state and sums of each pick: all bets of a player have the same. */
const verdicts = new Map<string, boolean>();

/** Returns whether exposures on the final score of a match risk too little together. */
const riskLittleTogether = (fixture: Fixture, state: MatchState, exposures: readonly Exposure[]): boolean => {
  const sums = new Map<string, Exposure>();
  for (const { leg, stake, payout } of exposures) {
    const key = keyOfPick(leg);
    const sum = sums.get(key);
    sums.set(key, { leg, stake: (sum?.stake ?? 0) + stake, payout: (sum?.payout ?? 0) + payout });
  }
  const picks = [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
  const parts = picks.map(([pick, { stake, payout }]) => `${pick} ${Math.round(stake)} ${Math.round(payout)}`);
  const key = [keyOfScores(fixture, state), ...parts].join('\n');
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const results: PossibleResult[] = [];
  eachFinalScore(fixture, state, (home, away, chance) => {
    let paid = 0;
    for (const [, { leg, payout }] of picks) if (isWinner(fixture, [[home, away]], leg)) paid += payout;
    results.push({ chance, payout: paid });
  });
  const staked = picks.reduce((sum, [, { stake }]) => sum + stake, 0);
  const verdict = isLowRisk(staked, results);
  if (verdicts.size >= maxVerdicts) verdicts.clear();
  verdicts.set(key, verdict);
  return verdict;
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
    return bet ? [{ at: bet.at, isCombo: it.legs.length > 1, exposures: exposuresTo(it, bet.stake, match) }] : [];
  });
  const state = matchStateOf(world, fixture, Math.max(...placed.map(({ at }) => at)));
  const risksLittle = ({ leg, stake, payout }: Exposure): boolean => {
    const chance = chanceOfPick(fixture, state, leg);
    return isLowRisk(stake, [
      { chance, payout },
      { chance: 1 - chance, payout: 0 },
    ]);
  };
  const [own = [], ...others] = placed.map(({ isCombo, exposures }) =>
    exposures.filter((it) => it.stake > 0 && !(isCombo && risksLittle(it))),
  );
  const hedges = others.flat();
  return own.length > 0 && hedges.length > 0 && riskLittleTogether(fixture, state, [...own, ...hedges]);
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
