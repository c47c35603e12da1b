import type { Value } from '#contract/types.ts';
import { toMajor } from '#lib/money/money.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { World } from '#sim/core/world.ts';
import { type Blackjack, viewOfOnlyPlace } from '../hands/blackjack-places.ts';
import type { HandEngine, HandEngineName, LogEntry, Move, PlaceBet, SideBet } from '../hands/engine.ts';
import { engines } from '../hands/engines.ts';
import { type Bet, bets, keptPayoutOf } from './bets.ts';
import { payoutDraws } from './fairness.ts';
import { prize } from './prize.ts';
import { type BetSource, settleBet } from './rounds.ts';
import { moreTimeMs } from './turn-time.ts';

export type HandView = Value<'playHand'>['hand'];

/** The hand of a player at a table, in progress or the last one; the id is the seat's. */
export interface Hand extends Doc {
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

export type Sides = Readonly<Partial<Record<SideBet, number>>>;

/** Part of the order that a bet stores, in major units: the stake before a double, and the bet on a pair in it. */
export interface Choice {
  readonly stake: number;
  readonly pair?: number;
  /** Bets of each place, if there are several. */
  readonly places?: readonly PlaceBet[];
}

export const choiceOf = ({ detail }: Bet): Choice => (detail as { readonly choice: Choice }).choice;

export const hands = collection<Hand>()('hand');

/** Time that the frame needs to show one opponent's action. */
const shownMs = 800;

/** Returns the sum of side bets in minor units. */
export const sumOfSides = (sides: Sides = {}): number => Object.values(sides).reduce((sum, minor) => sum + minor, 0);

const sideList = (sides: Sides = {}): [SideBet, number][] => Object.entries(sides) as [SideBet, number][];

/** Returns the payout of a side bet in minor units. */
const sidePayout = (engine: HandEngine<unknown>, state: unknown, [kind, minor]: [SideBet, number]): number =>
  Math.round(minor * (engine.sideFactors?.(state)[kind] ?? 0));

const sidePayouts = (engine: HandEngine<unknown>, state: unknown, sides?: Sides): number =>
  sideList(sides).reduce((sum, side) => sum + sidePayout(engine, state, side), 0);

/** Returns the payout of a hand with its side bets in minor units; that of the main bet is not rounded. */
export const payoutOf = (engine: HandEngine<unknown>, state: unknown, stake: number, sides?: Sides): number =>
  (stake - sumOfSides(sides)) * engine.factor(state) + sidePayouts(engine, state, sides);

export const viewOf = (world: World, hand: Hand): HandView => {
  const engine = engines[hand.engine];
  const staked = world.state.get(bets, hand.bet);
  const stake = staked?.stake ?? 0;
  const pair = toMajor(hand.sides?.pair ?? 0);
  return {
    id: hand.bet,
    engine: hand.engine,
    step: hand.step,
    over: engine.isOver(hand.state),
    stake: toMajor(stake),
    pot: toMajor(engine.players > 1 ? stake * engine.players : 0),
    payout: toMajor(staked ? keptPayoutOf(staked) : 0),
    turnEndsAt: hand.turnEndsAt,
    sides: sideList(hand.sides).map((side) => ({
      kind: side[0],
      stake: toMajor(side[1]),
      payout: toMajor(sidePayout(engine, hand.state, side)),
    })),
    log: hand.log as HandView['log'],
    ...(hand.engine === 'blackjack' && {
      places: viewOfOnlyPlace(hand.state as Blackjack, toMajor(stake - sumOfSides(hand.sides)), pair),
    }),
    ...(engine.view(hand.state) as Pick<
      HandView,
      'seats' | 'table' | 'tableSeat' | 'stock' | 'acts' | 'winners' | 'places'
    >),
  };
};

const scheduleTurnEnd = (world: World, { id }: Hand, at: number): void =>
  world.schedule({ id: `hand:${id}`, at, type: 'hand', data: id });

/** Gives the player more time for the move. */
export const extendTurn = (world: World, hand: Hand): Hand => {
  const turnEndsAt = world.now() + moreTimeMs;
  const next = { ...hand, turnEndsAt };
  world.state.put(hands, next);
  scheduleTurnEnd(world, next, turnEndsAt);
  return next;
};

/** Stores a hand after a move: settles its bet if it is over, or starts the clock of the next turn. */
export const advance = (world: World, hand: Hand, state: unknown, moves: readonly Move[] = []): Hand => {
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
      const main = prize(payoutDraws(world, open), open.stake - sumOfSides(hand.sides), engine.factor(state));
      const payout = main + sidePayouts(engine, state, hand.sides);
      const { log: _, ...outcome } = viewOf(world, next);
      const detail = {
        choice: choiceOf(open),
        outcome: { ...outcome, payout: toMajor(payout) },
        moves: next.moves,
      };
      settleBet(world, hand.source, open, { payout, detail });
    }
  } else scheduleTurnEnd(world, next, turnEndsAt);
  return next;
};
