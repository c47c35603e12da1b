import { findSystem } from '#contract/games/sports-systems.ts';
import { dayMs } from '#lib/dates/units.ts';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { isLowRisk, type PossibleResult } from './bet-risk.ts';
import type { Bet } from './bets.ts';
import { type Fixture, fixtureOf, type MatchState, matchSeed, matchStateOf, redrawMatch } from './fixtures.ts';
import { ImpossibleOutcome, matchesForcedOutcome, takeForcedOutcome } from './forced-outcome.ts';
import { type BetSource, findBet, placeBet } from './rounds.ts';
import { hashOfSeed } from './seed-draws.ts';
import { scheduleMatch } from './settle-sports-bets.ts';
import { endOfSale } from './sports-board.ts';
import { isWinner, type Price } from './sports-odds.ts';
import { combosOf, oddsOf, payoutOf } from './sports-payout.ts';
import { type OrderedLeg, priceNow, type SlipLeg, type SportsDetail, sportsSlips } from './sports-slips.ts';

/** Time after the end of its last match at which a bet that is still open is refunded. */
const refundDelayMs = dayMs;

interface PricedLeg {
  readonly leg: OrderedLeg;
  readonly fixture: Fixture;
  readonly state: MatchState;
  readonly price: Price;
}

/**
 * Returns the legs with their prices. Throws `match.closed` with the match for a match that takes no bets or a
 * suspended pick, and `odds.changed` with the current prices if one differs from the one shown to the player.
 */
const priceLegs = (world: World, legs: readonly OrderedLeg[], sells: (fixture: Fixture) => boolean): PricedLeg[] => {
  const priced = legs.map((leg, index) => {
    const fixture = fixtureOf(world, leg.match);
    if (!fixture || !sells(fixture) || fixture.startsAt > endOfSale(world))
      throw invalid(`choice.legs.${index}.match`, 'match');
    const state = matchStateOf(world, fixture);
    const price = priceNow(fixture, state, leg);
    if (!price?.odds)
      throw new Refusal('match.closed', { value: { match: leg.match }, why: `${leg.match} is ${state.phase}` });
    return { leg, fixture, state, price };
  });
  const isSame = ({ leg, price, state }: PricedLeg) => leg.odds === price.odds && leg.live === (state.phase === 'live');
  if (!priced.every(isSame)) {
    const now = priced.map(({ leg, price, state }) => ({
      match: leg.match,
      market: leg.market,
      pick: leg.pick,
      odds: price.odds ?? 0,
      live: state.phase === 'live',
    }));
    throw new Refusal('odds.changed', { value: { legs: now }, why: 'the odds are not those that the player saw' });
  }
  return priced;
};

/** Redraws matches so that a bet ends with the forced outcome. Throws `ImpossibleOutcome` if no course of them fits. */
const applyForcedOutcome = (
  world: World,
  priced: readonly PricedLeg[],
  isSystem: boolean,
  stake: number,
  win: number,
): void => {
  const forced = takeForcedOutcome(world, 'sports');
  if (!forced) return;
  const redraw = ({ fixture, leg }: PricedLeg, isWon: boolean): boolean =>
    redrawMatch(world, fixture, (it) => isWinner(fixture, it, leg) === isWon);
  const lose = (): boolean =>
    isSystem ? priced.every((it) => redraw(it, false)) : priced.some((it) => redraw(it, false));
  const winAll = (): boolean =>
    matchesForcedOutcome(forced, stake, win, false) && priced.every((it) => redraw(it, true));
  if (!(forced === 'lose' ? lose() : winAll())) throw new ImpossibleOutcome('choice.legs', forced);
};

/** Returns the payouts of a bet for each set of picks that win, with their chances. */
function* resultsOf(
  stake: number,
  legs: readonly SlipLeg[],
  chances: readonly number[],
  system: readonly number[] | undefined,
): Generator<PossibleResult> {
  if (!system) {
    const chance = chances.reduce((product, it) => product * it, 1);
    yield { chance, payout: payoutOf(stake, { legs }) };
    yield { chance: 1 - chance, payout: 0 };
    return;
  }
  for (let set = 0; set < 2 ** legs.length; set += 1) {
    const isWon = (index: number): boolean => (set & (1 << index)) !== 0;
    const decided = legs.map(({ odds }, index) => ({
      odds,
      state: isWon(index) ? ('won' as const) : ('lost' as const),
    }));
    const chance = chances.reduce((product, it, index) => product * (isWon(index) ? it : 1 - it), 1);
    yield { chance, payout: payoutOf(stake, { legs: decided, system }) };
  }
}

/** Throws `request.invalid` if the system does not exist for this number of picks, or its combos cannot have equal stakes. */
const requireSystem = (stake: number, legs: readonly OrderedLeg[], system: readonly number[] | undefined): void => {
  if (!system) return;
  if (!findSystem(legs.length, system)) throw invalid('choice.system', 'system');
  const count = combosOf({ legs: legs.map(({ odds }) => ({ odds, state: 'open' as const })), system }).length;
  if (stake % count !== 0) throw invalid('stake', 'multiple');
};

/**
 * Places a bet on one match, or a combo or system on several, that stays open until its matches end. Repeated calls
 * return the same bet.
 */
export const placeSportsBet = (
  world: World,
  source: BetSource,
  {
    key,
    stake,
    legs,
    system,
    sells,
  }: {
    readonly key: string;
    readonly stake: number;
    readonly legs: readonly OrderedLeg[];
    /** Sizes of the combos of a system bet. */
    readonly system?: readonly number[] | undefined;
    readonly sells: (fixture: Fixture) => boolean;
  },
): Bet =>
  world.transact(() => {
    const known = findBet(world, source, key);
    if (known) return placeBet(world, source, { key, stake });
    requireSystem(stake, legs, system);
    const priced = priceLegs(world, legs, sells);
    const slipLegs = priced.map(
      ({ leg, fixture }): SlipLeg => ({
        ...leg,
        league: fixture.league.name,
        home: fixture.home,
        away: fixture.away,
        state: 'open',
        score: null,
      }),
    );
    const detail: SportsDetail = {
      choice: { legs },
      outcome: { legs: slipLegs, system, odds: oddsOf({ legs: slipLegs, system }), cashedOut: false },
    };
    const lastEnd = Math.max(...priced.map(({ state }) => state.endsAt));
    const placed = placeBet(world, source, {
      key,
      stake,
      detail,
      overdueAt: lastEnd + refundDelayMs,
      events: priced.map(({ fixture }) => ({
        kind: 'match' as const,
        id: fixture.id,
        hash: hashOfSeed(matchSeed(world, fixture)),
      })),
    });
    const chances = priced.map(({ price }) => price.chance);
    const { id: launch, member, nodeId, vassalage, demo } = source;
    world.state.put(sportsSlips, {
      id: placed.id,
      member,
      source: { id: launch, member, nodeId, vassalage, demo },
      legs: slipLegs,
      ...(system && { system }),
      lowRisk: isLowRisk(stake, resultsOf(stake, slipLegs, chances, system)),
      cashedOut: false,
    });
    applyForcedOutcome(world, priced, Boolean(system), stake, payoutOf(stake, { legs: slipLegs, system }));
    for (const { fixture } of priced) scheduleMatch(world, fixture);
    return placed;
  });
