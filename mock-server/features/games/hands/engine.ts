import type { Value } from '#contract/types.ts';
import type { Draws } from '../rules/word-random.ts';
import type { Card } from './cards.ts';

/** Games of several turns, played against a dealer or simulated opponents. */
export const handEngines = ['lucky9', 'pusoydos', 'tongits', 'blackjack'] as const;
export type HandEngineName = (typeof handEngines)[number];

/** Possible actions of a player in a turn. */
export type HandAction = Value<'playHand'>['hand']['acts'][number];

/** Bets beside the main one: on the first two cards, and against a blackjack of the dealer. */
export type SideBet = Value<'playHand'>['hand']['sides'][number]['kind'];

export interface Move {
  readonly act: HandAction;
  readonly cards: readonly Card[];
}

/** An action of a seat, for the frame to show in sequence. Hidden cards are left out. */
export interface LogEntry {
  readonly seat: number;
  readonly act: HandAction;
  readonly cards: readonly Card[];
}

export interface SeatView {
  /** Number of cards held. */
  readonly count: number;
  /** Cards that the player may see: the own hand, the dealer's first card, all hands after the end. */
  readonly cards: readonly Card[];
  readonly melds: readonly (readonly Card[])[];
  /** Points of the visible hand; null if the game has none. */
  readonly points: number | null;
  /** Whether the seat waits until the trick is over. */
  readonly passed: boolean;
}

/** Bets of one place at blackjack, major units. */
export interface PlaceBet {
  readonly stake: number;
  /** Bet on a pair in the first two cards. */
  readonly pair?: number | undefined;
  /** Seat at the table, from 0; the order of play if absent. */
  readonly seat?: number | undefined;
}

/** A hand as the player sees it; seat 0 is the player's. */
export interface EngineView {
  readonly seats: readonly SeatView[];
  /** The combination to beat, or the open card of the discard pile. */
  readonly table: readonly Card[];
  /** Seat that the combination on the table is from. */
  readonly tableSeat: number | null;
  readonly stock: number | null;
  readonly acts: readonly HandAction[];
  readonly winners: readonly number[];
  /** The player’s places at blackjack, if there are several. */
  readonly places?: Value<'playHand'>['hand']['places'];
}

/** Rules of one game of several turns. States are plain JSON and never changed in place. */
export interface HandEngine<S> {
  /** Number of shares in the pot: own stake and those of the opponents; 1 if a dealer pays. */
  readonly players: number;
  /**
   * Decides all randomness of the hand. Afterwards the player is to move, or the hand is over. `onStep` receives the
   * state after each seat. `bets` are those of several places of the player.
   */
  deal(draws: Draws, onStep?: (state: S) => void, bets?: readonly PlaceBet[]): S;
  isOver(state: S): boolean;
  /** Plays a move of the player and then the opponents; null if the rules forbid it. */
  move(state: S, move: Move, onStep?: (state: S) => void): S | null;
  /** Returns the automatic move, for a player whose time is up and for opponents. */
  autoMove(state: S): Move;
  /** Counts the turns of the player; several moves may belong to one turn. */
  turnOf(state: S): number;
  /** Returns the actions since the player's last move. */
  logOf(state: S): readonly LogEntry[];
  /** Returns the payout in stakes, own stake included, relative to everything staked on the hand. */
  factor(state: S): number;
  /** Returns the payout of each side bet in its own stakes, own stake included; absent if the game has none. */
  sideFactors?(state: S): Readonly<Record<SideBet, number>>;
  /** Returns the stake of the place in play in major units, which a double or a split adds; undefined for one place. */
  unitOf?(state: S): number | undefined;
  /** `isOpen` shows all cards, as after the end. */
  view(state: S, isOpen?: boolean): EngineView;
}

/** Share of the pot that is left after the rake of 5%. */
export const potShare = 0.95;

/** Plays the rest of the player's turn automatically. */
export const playOutTurn = <S>(engine: HandEngine<S>, state: S, onMove: (move: Move) => void = () => undefined): S => {
  const turn = engine.turnOf(state);
  let current = state;
  while (!engine.isOver(current) && engine.turnOf(current) === turn) {
    const move = engine.autoMove(current);
    const next = engine.move(current, move);
    if (!next) throw new Error('The automatic move is not allowed.');
    onMove(move);
    current = next;
  }
  return current;
};

/** Plays a hand automatically to its end. */
export const playOut = <S>(engine: HandEngine<S>, state: S): S => {
  let current = state;
  while (!engine.isOver(current)) current = playOutTurn(engine, current);
  return current;
};
