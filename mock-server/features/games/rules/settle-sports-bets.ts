import type { DueEvent } from '#sim/core/due-event.ts';
import type { World } from '#sim/core/world.ts';
import { type Bet, bets, type DecidedResult } from './bets.ts';
import { type Fixture, fixtureOf, matchStateOf, redrawMatch, stopMatch } from './fixtures.ts';
import { refundBet, settleBet } from './rounds.ts';
import { isCovered } from './sports-cover.ts';
import { isWinner } from './sports-odds.ts';
import { oddsOf, payoutOf } from './sports-payout.ts';
import { type SlipLeg, type SportsDetail, type SportsSlip, sportsSlips } from './sports-slips.ts';

/** Schedules the settlement of the bets on a match for its end. */
export const scheduleMatch = (world: World, fixture: Fixture): void => {
  const { endsAt } = matchStateOf(world, fixture);
  const at = Math.max(endsAt, world.now());
  world.schedule({ id: `match:${fixture.id}`, at, type: 'match', data: fixture.id });
};

const closeSlip = (world: World, slip: SportsSlip, open: Bet): void => {
  const { legs, system } = slip;
  const detail: SportsDetail = {
    choice: (open.detail as SportsDetail).choice,
    outcome: { legs, system, odds: oddsOf(slip), cashedOut: slip.cashedOut },
  };
  const current = { ...open, detail };
  world.state.put(bets, current);
  const payout = payoutOf(open.stake, slip);
  if (payout > 0 && legs.every(({ state }) => state === 'void')) refundBet(world, slip.source, current);
  else if (payout === 0 || legs.every(({ state }) => state !== 'open')) {
    // Play money counts towards nothing.
    const isLowRisk = !open.play && isCovered(world, slip);
    settleBet(world, slip.source, current, { payout, detail, lowRisk: isLowRisk });
  }
};

/** Settles all picks on a match that has ended or was stopped, and the bets without other open picks. */
const settleMatch = (world: World, fixture: Fixture): void => {
  const state = matchStateOf(world, fixture);
  const isVoid = state.phase === 'void' || state.phase === 'postponed';
  if (!isVoid && state.phase !== 'finished') {
    scheduleMatch(world, fixture);
    return;
  }
  const score = state.course.at(-1) ?? null;
  for (const slip of world.state.by(sportsSlips, 'openMatch', fixture.id)) {
    const legs = slip.legs.map((leg): SlipLeg => {
      if (leg.match !== fixture.id || leg.state !== 'open') return leg;
      if (isVoid) return { ...leg, state: 'void' };
      return { ...leg, state: isWinner(fixture, state.course, leg) ? 'won' : 'lost', score };
    });
    const next = { ...slip, legs };
    world.state.put(sportsSlips, next);
    const placed = world.state.get(bets, slip.id);
    if (placed?.state === 'open') closeSlip(world, next, placed);
    else if (placed) {
      // A combo that was lost or cashed out earlier still shows the results of its other matches.
      const { choice, outcome } = placed.detail as SportsDetail;
      world.state.put(bets, { ...placed, detail: { choice, outcome: { ...outcome, legs } } satisfies SportsDetail });
    }
  }
};

/** Handles a due event: settles a match that has ended. */
export const handleMatchEnd = (world: World, { data }: DueEvent): void => {
  const fixture = fixtureOf(world, String(data));
  if (fixture) settleMatch(world, fixture);
};

/** Voids or postpones a match and refunds its picks. */
export const callOffMatch = (world: World, fixture: Fixture, status: 'void' | 'postponed'): void => {
  stopMatch(world, fixture, status);
  settleMatch(world, fixture);
};

/** Forces the result of a match; played steps are kept. Returns false if it is decided already. */
export const forceMatchResult = (world: World, fixture: Fixture, pick: '1' | 'X' | '2'): boolean => {
  const selection = { market: 'result', line: null, pick } as const;
  const isForced = redrawMatch(world, fixture, (course) => isWinner(fixture, course, selection));
  if (isForced) scheduleMatch(world, fixture);
  return isForced;
};

/** Settles an open sports bet before its matches end. Returns undefined for a bet of another kind. */
export const settleSlip = (world: World, bet: Bet, result: DecidedResult): Bet | undefined => {
  const slip = world.state.get(sportsSlips, bet.id);
  if (!slip) return undefined;
  const state = ({ win: 'won', lose: 'lost', void: 'void' } as const)[result];
  const decided = { ...slip, legs: slip.legs.map((leg) => (leg.state === 'open' ? { ...leg, state } : leg)) };
  world.state.put(sportsSlips, decided);
  closeSlip(world, decided, bet);
  return world.state.get(bets, bet.id);
};
