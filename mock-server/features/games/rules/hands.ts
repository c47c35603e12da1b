import type { Body, Value } from '#contract/types.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import {
  type HandAction,
  type HandEngine,
  type HandEngineName,
  type LogEntry,
  type Move,
  type PlaceBet,
  playOut,
  playOutTurn,
  type SideBet,
} from '../hands/engine.ts';
import { engines } from '../hands/engines.ts';
import { quickPusoyDos } from '../hands/pusoy-dos.ts';
import { type Bet, bets, type DecidedResult, keptPayoutOf } from './bets.ts';
import { games } from './catalogue.ts';
import { payoutDraws, startFairRound } from './fairness.ts';
import { ImpossibleOutcome, matchesForcedOutcome, takeForcedOutcome } from './forced-outcome.ts';
import { prize } from './prize.ts';
import { availableToStake, type BetSource, findBet, placeBet, raiseBet, refundBet, settleBet } from './rounds.ts';
import { seatOf } from './seats.ts';
import { turnMsOf } from './turn-time.ts';
import type { Draws } from './word-random.ts';

type HandView = Value<'playHand'>['hand'];

/** The hand of a player at a table, in progress or the last one; the id is the seat's. */
interface Hand extends Doc {
  readonly bet: string;
  readonly source: BetSource;
  readonly engine: HandEngineName;
  /** State of the engine, JSON. */
  readonly state: unknown;
  /** Number of moves so far. */
  readonly step: number;
  /** Last actions of the player and then the opponents. */
  readonly log: readonly LogEntry[];
  /** All moves of the player, automatic ones included. */
  readonly moves: readonly Move[];
  readonly turnMs: number;
  readonly turnEndsAt: number | null;
  /** Side bets in minor units, part of the stake; absent if there are none. */
  readonly sides?: Sides;
}

type Sides = Readonly<Partial<Record<SideBet, number>>>;

/** Part of the order that a bet stores, in major units: the stake before a double, and the bet on a pair in it. */
interface Choice {
  readonly stake: number;
  readonly pair?: number;
  /** Bets of each place, if there are several. */
  readonly places?: readonly PlaceBet[];
}

const choiceOf = ({ detail }: Bet): Choice => (detail as { readonly choice: Choice }).choice;

const hands = collection<Hand>()('hand');

/** Maximum number of deals in search of one that has the forced outcome under automatic play. */
const maxForcedDeals = 400;

/** Time that the frame needs to show one opponent's action. */
const shownMs = 800;

const sumOf = (sides: Sides = {}): number => Object.values(sides).reduce((sum, minor) => sum + minor, 0);

const sideList = (sides: Sides = {}): [SideBet, number][] => Object.entries(sides) as [SideBet, number][];

/** Returns the payout of all side bets in minor units. */
const sidePayout = (engine: HandEngine<unknown>, state: unknown, sides?: Sides): number =>
  sideList(sides).reduce((sum, [kind, minor]) => sum + Math.round(minor * (engine.sideFactors?.(state)[kind] ?? 0)), 0);

/** Returns the payout of a hand with its side bets in minor units, without rounding. */
const exactPayout = (engine: HandEngine<unknown>, state: unknown, stake: number, sides?: Sides): number =>
  (stake - sumOf(sides)) * engine.factor(state) + sidePayout(engine, state, sides);

const viewOf = (world: World, hand: Hand): HandView => {
  const engine = engines[hand.engine];
  const staked = world.state.get(bets, hand.bet);
  const stake = staked?.stake ?? 0;
  return {
    id: hand.bet,
    engine: hand.engine,
    step: hand.step,
    over: engine.isOver(hand.state),
    stake: toMajor(stake),
    pot: toMajor(engine.players > 1 ? stake * engine.players : 0),
    payout: toMajor(staked ? keptPayoutOf(staked) : 0),
    turnEndsAt: hand.turnEndsAt,
    sides: sideList(hand.sides).map(([kind, minor]) => ({
      kind,
      stake: toMajor(minor),
      payout: toMajor(Math.round(minor * (engine.sideFactors?.(hand.state)[kind] ?? 0))),
    })),
    log: hand.log as HandView['log'],
    ...(engine.view(hand.state) as Pick<
      HandView,
      'seats' | 'table' | 'tableSeat' | 'stock' | 'acts' | 'winners' | 'places'
    >),
  };
};

/** Stores a hand after a move: settles its bet if it is over, or starts the clock of the next turn. */
const advance = (world: World, hand: Hand, state: unknown, moves: readonly Move[] = []): Hand => {
  const engine = engines[hand.engine];
  const log = engine.logOf(state);
  const isOver = engine.isOver(state);
  const turnEndsAt = isOver ? null : world.now() + log.length * shownMs + hand.turnMs;
  const next: Hand = { ...hand, state, log, step: hand.step + 1, turnEndsAt, moves: [...(hand.moves ?? []), ...moves] };
  world.state.put(hands, next);
  if (turnEndsAt === null) {
    world.cancel(`hand:${hand.id}`);
    const open = world.state.get(bets, hand.bet);
    if (open) {
      const main = prize(payoutDraws(world, open), open.stake - sumOf(hand.sides), engine.factor(state));
      const payout = main + sidePayout(engine, state, hand.sides);
      const { log: _, ...outcome } = viewOf(world, next);
      const detail = {
        choice: choiceOf(open),
        outcome: { ...outcome, payout: toMajor(payout) },
        moves: next.moves,
      };
      settleBet(world, hand.source, open, { payout, detail });
    }
  } else world.schedule({ id: `hand:${hand.id}`, at: turnEndsAt, type: 'hand', data: hand.id });
  return next;
};

/**
 * Deals a hand; for a forced outcome, one that ends with it under automatic play. Throws `ImpossibleOutcome` if none is
 * found: these games have no extra.
 */
const deal = (
  world: World,
  name: HandEngineName,
  {
    stake,
    sides,
    draws,
    places,
  }: {
    readonly stake: number;
    readonly sides: Sides;
    readonly draws: Draws;
    readonly places: readonly PlaceBet[] | undefined;
  },
) => {
  const engine = engines[name];
  const forced = takeForcedOutcome(world, name);
  if (!forced) return { state: engine.deal(draws, undefined, places), isForced: false };
  const dealer = name === 'pusoydos' ? (quickPusoyDos as HandEngine<unknown>) : engine;
  for (let tries = 0; forced !== 'extra' && tries < maxForcedDeals; tries += 1) {
    const state = dealer.deal(world.random, undefined, places);
    const payout = Math.floor(exactPayout(engine, playOut(engine, state), stake, sides));
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
    const engine = engines[found.engine];
    const move: Move = { act, cards };
    const next = engine.move(found.state, move);
    if (!next) throw invalid('act', 'move');
    const open = world.state.get(bets, id);
    if (!open) return viewOf(world, advance(world, found, next, [move]));
    const unit = engine.unitOf?.(found.state);
    const main = unit === undefined ? open.stake - sumOf(found.sides) : toMinor(unit);
    if (act === 'double' || act === 'split') raiseBet(world, source, open, main);
    if (act !== 'insure') return viewOf(world, advance(world, found, next, [move]));
    const insurance = Math.floor(main / 2);
    raiseBet(world, source, open, insurance);
    return viewOf(
      world,
      advance(
        world,
        { ...found, sides: { ...found.sides, insurance: insurance + (found.sides?.insurance ?? 0) } },
        next,
        [move],
      ),
    );
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

/** Ways to finish a hand without another stake: by automatic moves alone, or by one act whenever it is allowed. */
const preferences: readonly (HandAction | undefined)[] = [undefined, 'stand', 'draw', 'hit', 'pass'];

/** Plays a hand to its end. */
const finishHand = (engine: HandEngine<unknown>, dealt: unknown, preferred: HandAction | undefined) => {
  const moves: Move[] = [];
  let state = dealt;
  while (!engine.isOver(state)) {
    const wanted = preferred && { act: preferred, cards: [] };
    const next = wanted && engine.move(state, wanted);
    const move = next && wanted ? wanted : engine.autoMove(state);
    state = next ?? engine.move(state, move);
    if (state === null) throw new Error('The automatic move is not allowed.');
    moves.push(move);
  }
  return { state, moves };
};

/**
 * Ends the hand of an open bet now by the rules of its game: by automatic moves, or by moves that lead to the result.
 * Returns undefined for a bet of another kind, and the open bet if no tried moves lead to the result.
 */
export const settleHand = (world: World, bet: Bet, result: DecidedResult | 'play'): Bet | undefined => {
  const found = world.state.all(hands).find((it) => it.bet === bet.id && it.turnEndsAt !== null);
  if (!found) return undefined;
  if (result === 'void') {
    world.state.remove(hands, found.id);
    world.cancel(`hand:${found.id}`);
    return refundBet(world, found.source, bet);
  }
  const engine = engines[found.engine] as HandEngine<unknown>;
  for (const preferred of preferences) {
    const { state, moves } = finishHand(engine, found.state, preferred);
    const payout = exactPayout(engine, state, bet.stake, found.sides);
    if (result !== 'play' && (result === 'win' ? payout <= bet.stake : payout >= bet.stake)) continue;
    advance(world, found, state, moves);
    break;
  }
  return world.state.get(bets, bet.id);
};

/** Returns the state that the frame of a card table shows: the world's time, the balance and the hand. */
export const tableStateOf = (world: World, source: BetSource): Value<'hand'> => ({
  now: world.now(),
  balance: toMajor(availableToStake(world, source)),
  hand: handViewOf(world, source),
});
