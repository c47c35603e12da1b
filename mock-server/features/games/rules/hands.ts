import type { Body, Value } from '#contract/types.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import {
  type HandEngine,
  type HandEngineName,
  type Move,
  type PlaceBet,
  playOut,
  playOutTurn,
} from '../hands/engine.ts';
import { engines } from '../hands/engines.ts';
import { quickPusoyDos } from '../hands/pusoy-dos.ts';
import { type Bet, bets } from './bets.ts';
import { games } from './catalogue.ts';
import { startFairRound } from './fairness.ts';
import { ImpossibleOutcome, matchesForcedOutcome, takeForcedOutcome } from './forced-outcome.ts';
import {
  advance,
  type Choice,
  choiceOf,
  extendTurn,
  type Hand,
  type HandView,
  hands,
  payoutOf,
  type Sides,
  sumOfSides,
  viewOf,
} from './hand.ts';
import { availableToStake, type BetSource, findBet, placeBet, raiseBet } from './rounds.ts';
import { seatOf } from './seats.ts';
import { turnMsOf } from './turn-time.ts';
import type { Draws } from './word-random.ts';

/** Maximum number of deals in search of one that has the forced outcome under automatic play. */
const maxForcedDeals = 400;

interface Deal {
  /** Minor units. */
  readonly stake: number;
  readonly sides: Sides;
  readonly draws: Draws;
  /** Bets of each place, if there are several. */
  readonly places: readonly PlaceBet[] | undefined;
}

/**
 * Deals a hand; for a forced outcome, one that ends with it under automatic play. Throws `ImpossibleOutcome` if none is
 * found: these games have no extra.
 */
const deal = (
  world: World,
  name: HandEngineName,
  { stake, sides, draws, places }: Deal,
): { readonly state: unknown; readonly isForced: boolean } => {
  const engine = engines[name];
  const forced = takeForcedOutcome(world, name);
  if (!forced) return { state: engine.deal(draws, undefined, places), isForced: false };
  const dealer = name === 'pusoydos' ? (quickPusoyDos as HandEngine<unknown>) : engine;
  for (let tries = 0; forced !== 'extra' && tries < maxForcedDeals; tries += 1) {
    const state = dealer.deal(world.random, undefined, places);
    const payout = Math.floor(payoutOf(engine, playOut(engine, state), stake, sides));
    if (matchesForcedOutcome(forced, stake, payout, false)) return { state, isForced: true };
  }
  throw new ImpossibleOutcome('choice', forced);
};

/** Order of a hand in minor units; `pair` is the part of the stake on a pair in the first two cards. */
interface HandOrder {
  readonly key: string;
  readonly stake: number;
  readonly engine: HandEngineName;
  readonly pair?: number;
  /** Bets of each place, if there are several; `stake` and `pair` are their sums. */
  readonly places?: readonly PlaceBet[] | undefined;
}

/**
 * Places the stake of a hand and deals it. A repeated call returns the same bet. Throws `request.conflict` while another
 * hand is in progress at this table, and the refusals of a bet.
 */
export const startHand = (world: World, source: BetSource, { key, stake, engine, pair = 0, places }: HandOrder): Bet =>
  world.transact(() => {
    const sides: Sides = pair > 0 ? { pair } : {};
    const choice: Choice = {
      stake: toMajor(stake),
      ...(pair > 0 && { pair: toMajor(pair) }),
      ...(places && { places }),
    };
    const known = findBet(world, source, key);
    if (known && JSON.stringify(choiceOf(known)) !== JSON.stringify(choice))
      throw new Refusal('request.conflict', { why: `round ${key} has another stake` });
    if (known) return known;
    const id = seatOf(source);
    const last = world.state.get(hands, id);
    if (last && last.turnEndsAt !== null) throw new Refusal('request.conflict', { why: 'a hand is in progress' });
    const placed = placeBet(world, source, { key, stake, detail: { choice } });
    const name = world.state.get(games, String(source.nodeId))?.nodeName ?? '';
    const { id: launch, member, nodeId, vassalage, demo } = source;
    const dealt: Hand = {
      id,
      bet: placed.id,
      source: { id: launch, member, nodeId, vassalage, demo },
      engine,
      state: null,
      step: 0,
      log: [],
      moves: [],
      turnMs: turnMsOf(name),
      turnEndsAt: null,
      ...(pair > 0 && { sides }),
    };
    const { draws, fair } = startFairRound(world, source);
    const { state, isForced } = deal(world, engine, { stake, sides, draws, places });
    world.state.put(bets, { ...placed, fair: isForced ? { ...fair, forced: true } : fair });
    const started = advance(world, dealt, state);
    const current = world.state.get(bets, placed.id) ?? placed;
    if (current.state === 'open')
      world.state.put(bets, { ...current, detail: { choice, outcome: viewOf(world, started) } });
    return world.state.get(bets, placed.id) ?? placed;
  });

/** Removes the hand of a demo visit. */
export const removeDemoHand = (world: World, visit: string): void => {
  world.state.remove(hands, `demo:${visit}`);
  world.cancel(`hand:demo:${visit}`);
};

/** Returns the hand in progress of a player at a table, or the last one; null before the first. */
export const handViewOf = (world: World, source: BetSource): HandView | null => {
  const found = world.state.get(hands, seatOf(source));
  return found ? viewOf(world, found) : null;
};

/**
 * Plays a move of the hand in progress. Throws `request.conflict` for a step that is over, `request.invalid` for a move that
 * the rules forbid, and the refusals of a bet for a double or a split.
 */
export const playMove = (world: World, source: BetSource, { hand: id, step, act, cards }: Body<'playHand'>): HandView =>
  world.transact(() => {
    const found = world.state.get(hands, seatOf(source));
    if (found?.bet !== id) throw new Refusal('resource.unknown', { why: `no hand ${id} at this table` });
    if (found.step !== step || found.turnEndsAt === null)
      throw new Refusal('request.conflict', { why: `step ${step} is over` });
    if (act === 'wait') return viewOf(world, extendTurn(world, found));
    const engine = engines[found.engine];
    const move: Move = { act, cards };
    const next = engine.move(found.state, move);
    if (!next) throw invalid('act', 'move');
    const open = world.state.get(bets, id);
    if (!open) return viewOf(world, advance(world, found, next, [move]));
    const unit = engine.unitOf?.(found.state);
    const main = unit === undefined ? open.stake - sumOfSides(found.sides) : toMinor(unit);
    if (act === 'double' || act === 'split') raiseBet(world, source, open, main);
    if (act !== 'insure') return viewOf(world, advance(world, found, next, [move]));
    const insurance = Math.floor(main / 2);
    raiseBet(world, source, open, insurance);
    const sides: Sides = { ...found.sides, insurance: insurance + (found.sides?.insurance ?? 0) };
    return viewOf(world, advance(world, { ...found, sides }, next, [move]));
  });

/** Handles a due event: plays a turn automatically because its time is up. */
export const playLapsedTurn = (world: World, { data }: DueEvent): void => {
  const found = world.state.get(hands, String(data));
  if (!found || found.turnEndsAt === null || found.turnEndsAt > world.now()) return;
  world.transact(() => {
    const moves: Move[] = [];
    advance(
      world,
      found,
      playOutTurn(engines[found.engine], found.state, (move) => moves.push(move)),
      moves,
    );
  });
};

/** Returns the state that the frame of a card table shows: the world's time, the balance and the hand. */
export const tableStateOf = (world: World, source: BetSource): Value<'hand'> => ({
  now: world.now(),
  balance: toMajor(availableToStake(world, source)),
  hand: handViewOf(world, source),
});
