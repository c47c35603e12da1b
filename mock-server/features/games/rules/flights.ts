import type { Value } from '#contract/types.ts';
import { toMajor } from '#lib/money/money.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { isLowRisk } from './bet-risk.ts';
import { type Bet, bets, type DecidedResult, keptPayoutOf } from './bets.ts';
import { payoutDraws, startFairRound } from './fairness.ts';
import { msUntil, multiplierAt } from './flight-curve.ts';
import { type ForcedOutcome, ImpossibleOutcome, takeForcedOutcome } from './forced-outcome.ts';
import { prize } from './prize.ts';
import { availableToStake, type BetSource, findBet, placeBet, refundBet, settleBet } from './rounds.ts';
import { seatOf } from './seats.ts';
import type { Draws } from './word-random.ts';

/** A flight of a crash game, in the air or the last one; the id is the seat's. Epoch ms. */
interface Flight extends Doc {
  readonly bet: string;
  readonly source: BetSource;
  readonly startsAt: number;
  /** Factor at which it crashes; hidden from players before the end. */
  readonly crashedAt: number;
  /** Factor at which it cashes out automatically; null if the player does it. */
  readonly target: number | null;
  readonly cashedOutAt: number | null;
  readonly isOver: boolean;
  /** Return to player of the game, 0 to 1. */
  readonly share: number;
}

const flights = collection<Flight>()('flight');

/** A settled flight in the list of the frame. */
interface PastFlight {
  readonly crashedAt: number;
  readonly isWon: boolean;
}

/** Time between the bet and the take-off, which the frame needs to prepare. */
const leadMs = 800;
/**
 * Cash-outs that arrive this long after the crash still count. Players cannot foresee the crash, so waiting gains
 * nothing.
 */
export const graceMs = 600;
/** Lowest factor that can be cashed out. */
const minFactor = 1.01;
const shownFlights = 12;

/** Crash factors of forced outcomes; a flight cannot pay less than its stake. */
const forcedCrash = { lose: 1, below: null, win: 5, big: 12, extra: 12, jackpot: 12 } as const;

/** Returns the crash factor of a forced outcome, which reaches the target of a bet that wins. */
const crashOf = (forced: ForcedOutcome, target: number | null): number => {
  const crash = forcedCrash[forced];
  if (crash === null || (forced === 'big' && target !== null && target < 10))
    throw new ImpossibleOutcome('choice.target', forced);
  return forced === 'lose' ? crash : Math.max(crash, target ?? 1);
};

type View = NonNullable<Value<'flight'>['flight']>;

const viewOf = (world: World, flight: Flight): View => {
  const placed = world.state.get(bets, flight.bet);
  return {
    round: flight.bet,
    stake: toMajor(placed?.stake ?? 0),
    payout: toMajor(placed ? keptPayoutOf(placed) : 0),
    startsAt: flight.startsAt,
    target: flight.target,
    over: flight.isOver,
    cashedOutAt: flight.cashedOutAt,
    crashedAt: flight.isOver ? flight.crashedAt : null,
  };
};

/** Ends a flight: `cashedOutAt` is null after a crash. */
const land = (world: World, flight: Flight, cashedOutAt: number | null): Flight => {
  const landed: Flight = { ...flight, cashedOutAt, isOver: true };
  world.state.put(flights, landed);
  world.cancel(`flight:${flight.id}`);
  const open = world.state.get(bets, flight.bet);
  if (open?.state !== 'open') return landed;
  const payout = cashedOutAt === null ? 0 : prize(payoutDraws(world, open), open.stake, cashedOutAt);
  const chance = flight.share / (cashedOutAt ?? 1);
  const results = [
    { chance, payout },
    { chance: 1 - chance, payout: 0 },
  ];
  const detail = { choice: { target: flight.target }, outcome: { crashedAt: flight.crashedAt, cashedOutAt } };
  settleBet(world, flight.source, open, {
    payout,
    detail,
    lowRisk: cashedOutAt !== null && isLowRisk(open.stake, results),
  });
  return landed;
};

/**
 * Ends the flight of an open bet now: a win cashes out at the target or the factor of now. Returns undefined for a bet of
 * another kind.
 */
export const settleFlight = (world: World, bet: Bet, result: DecidedResult): Bet | undefined => {
  const found = world.state.all(flights).find((it) => it.bet === bet.id && !it.isOver);
  if (!found) return undefined;
  if (result === 'void') {
    world.cancel(`flight:${found.id}`);
    world.state.put(flights, { ...found, isOver: true });
    return refundBet(world, found.source, bet);
  }
  const now = Math.max(minFactor, Math.floor(multiplierAt(world.now() - found.startsAt) * 100) / 100);
  const cashedOutAt = result === 'win' ? (found.target ?? now) : null;
  land(world, { ...found, crashedAt: cashedOutAt ?? Math.min(now, found.target ?? now) }, cashedOutAt);
  return world.state.get(bets, bet.id);
};

interface FlightOrder {
  readonly key: string;
  readonly stake: number;
  readonly target: number | null;
  readonly share: number;
  readonly drawCrash: (draws: Draws) => number;
}

/**
 * Places a bet and takes off. Repeated calls return the same bet. Throws `request.conflict` while another flight is in
 * the air.
 */
export const startFlight = (
  world: World,
  source: BetSource,
  { key, stake, target, share, drawCrash }: FlightOrder,
): Bet =>
  world.transact(() => {
    if (findBet(world, source, key)) return placeBet(world, source, { key, stake });
    const id = seatOf(source);
    if (world.state.get(flights, id)?.isOver === false)
      throw new Refusal('request.conflict', { why: 'a flight is in the air' });
    const placed = placeBet(world, source, { key, stake });
    const { draws, fair } = startFairRound(world, source);
    const drawn = drawCrash(draws);
    const forced = takeForcedOutcome(world, 'crash');
    const crashedAt = forced ? crashOf(forced, target) : drawn;
    const { id: launch, member, nodeId, vassalage, demo } = source;
    const startsAt = world.now() + leadMs;
    const own = { id: launch, member, nodeId, vassalage, demo };
    const newFlight: Flight = {
      id,
      bet: placed.id,
      source: own,
      startsAt,
      crashedAt,
      target,
      cashedOutAt: null,
      isOver: false,
      share,
    };
    world.state.put(flights, newFlight);
    const isReached = target !== null && target <= crashedAt;
    const at = startsAt + (isReached ? msUntil(target) : msUntil(crashedAt) + graceMs);
    world.schedule({ id: `flight:${id}`, at, type: 'flight', data: id });
    const open: Bet = {
      ...placed,
      fair: forced ? { ...fair, forced: true } : fair,
      detail: { choice: { target }, outcome: viewOf(world, newFlight) },
    };
    world.state.put(bets, open);
    return open;
  });

/** Handles a due event: a flight reaches its target or crashes. */
export const endFlight = (world: World, { data }: DueEvent): void => {
  const found = world.state.get(flights, String(data));
  if (!found || found.isOver) return;
  const { target, crashedAt } = found;
  world.transact(() => land(world, found, target !== null && target <= crashedAt ? target : null));
};

/**
 * Cashes out a flight at the factor that its player saw, never above the server's own; a factor equal to that of the crash
 * still wins. Returns how the flight ended. Throws `resource.unknown` for another flight and `request.invalid` before ×1.01.
 */
export const cashOutFlightOf = (world: World, source: BetSource, round: string, seen: number): View =>
  world.transact(() => {
    const found = world.state.get(flights, seatOf(source));
    if (found?.bet !== round) throw new Refusal('resource.unknown', { why: `no flight ${round}` });
    if (found.isOver) return viewOf(world, found);
    const factor = Math.floor(Math.min(seen, multiplierAt(world.now() - found.startsAt)) * 100 + 1e-6) / 100;
    if (factor < minFactor) throw invalid('factor', 'min');
    return viewOf(world, land(world, found, factor <= found.crashedAt ? factor : null));
  });

/** Removes the flight of a demo visit. */
export const removeDemoFlight = (world: World, visit: string): void => {
  world.state.remove(flights, `demo:${visit}`);
  world.cancel(`flight:demo:${visit}`);
};

/** Returns the flight of a player in the air, or the last one; null before the first. */
export const flightViewOf = (world: World, source: BetSource): View | null => {
  const found = world.state.get(flights, seatOf(source));
  return found ? viewOf(world, found) : null;
};

/** Returns the crash factors of a player's last flights at a game, and whether each was won; newest first. */
export const lastFlightsOf = (world: World, source: BetSource): PastFlight[] =>
  world.state
    .by(bets, 'member', source.member)
    .filter((it) => it.nodeId === source.nodeId && it.state === 'settled' && (!source.demo || it.launch === source.id))
    .sort((one, other) => other.at - one.at)
    .slice(0, shownFlights)
    .flatMap(({ detail, payout }) => {
      const crashedAt = (detail as { outcome?: { crashedAt?: number } } | null)?.outcome?.crashedAt;
      return crashedAt === undefined ? [] : { crashedAt, isWon: payout > 0 };
    });

/** Returns the state that the frame of a crash game shows. */
export const flightStateOf = (world: World, source: BetSource): Value<'flight'> => ({
  now: world.now(),
  balance: toMajor(availableToStake(world, source)),
  flight: flightViewOf(world, source),
});
