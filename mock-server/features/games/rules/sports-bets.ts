import type { Value } from '#contract/types.ts';
import { toMajor } from '#lib/money/money.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { type Bet, bets, keptPayoutOf } from './bets.ts';
import { cashOutValue } from './cash-out.ts';
import { fixtureOf, matchStateOf } from './fixtures.ts';
import { availableToStake, type BetSource } from './rounds.ts';
import { matchStatusOf } from './sports-board.ts';
import { oddsOf, payoutOf } from './sports-payout.ts';
import { isOfVisit, type SportsSlip, sportsSlips } from './sports-slips.ts';

const maxShown = 40;

type WireBet = Value<'sportsBets'>['bets'][number];

const wireBet = (world: World, slip: SportsSlip, found: Bet): WireBet => {
  const value = cashOutValue(world, slip, found);
  return {
    id: found.id,
    at: found.at,
    stake: toMajor(found.stake),
    odds: Math.round(oddsOf(slip) * 100) / 100,
    system: slip.system ? [...slip.system] : null,
    possible: toMajor(payoutOf(found.stake, slip)),
    payout: toMajor(keptPayoutOf(found)),
    state: betState(slip, found),
    cashOut: value === null ? null : toMajor(value),
    legs: slip.legs.map(({ score: _, parts, ...leg }) => {
      const fixture = fixtureOf(world, leg.match);
      if (!fixture) throw new Refusal('resource.unknown', { why: `no match ${leg.match}` });
      return {
        ...leg,
        ...(parts && { parts: [...parts] }),
        line: leg.line,
        ...matchStatusOf(fixture, matchStateOf(world, fixture)),
      };
    }),
  };
};

/** Returns these slips with their bets, the newest first. */
const newestOf = (state: State, slips: readonly SportsSlip[]) =>
  slips
    .flatMap((slip) => {
      const found = state.get(bets, slip.id);
      return found ? [{ slip, found }] : [];
    })
    .sort((a, b) => b.found.at - a.found.at || (a.found.id < b.found.id ? 1 : -1));

/** Returns the open and the latest settled sports bets of a visit's player. */
export const sportsBetsOf = (world: World, source: BetSource): Value<'sportsBets'> => {
  const slips = world.state.by(sportsSlips, 'member', source.member).filter((it) => isOfVisit(it, source));
  return {
    balance: toMajor(availableToStake(world, source)),
    bets: newestOf(world.state, slips)
      .slice(0, maxShown)
      .map(({ slip, found }) => wireBet(world, slip, found)),
  };
};

/** Returns the number of a member's open sports bets, and the newest `most` of them with the nodeId of their game. */
export const openSportsBetsOf = (world: World, memberId: string, most: number) => {
  const slips = world.state.by(sportsSlips, 'member', memberId).filter(({ source }) => !source.demo);
  const open = newestOf(world.state, slips).filter(({ found }) => found.state === 'open');
  return {
    count: open.length,
    bets: open
      .slice(0, most)
      .map(({ slip, found }) => ({ nodeId: slip.source.nodeId, bet: wireBet(world, slip, found) })),
  };
};

const betState = ({ cashedOut }: SportsSlip, { state, payout }: Bet) => {
  if (state === 'open') return 'open' as const;
  if (state === 'refunded') return 'refunded' as const;
  if (cashedOut) return 'cashed-out' as const;
  return payout > 0 ? ('won' as const) : ('lost' as const);
};
