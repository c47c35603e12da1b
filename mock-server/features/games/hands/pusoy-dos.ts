import { type Card, isSameCard, removeCards, replaced, shuffle } from './cards.ts';
import { type HandEngine, type LogEntry, type Move, potShare } from './engine.ts';
import { beats, byStrength, combinationOf, strengthOf } from './pusoy-dos-cards.ts';
import { type Position, searchMove } from './pusoy-dos-search.ts';

interface PusoyDos {
  readonly hands: readonly (readonly Card[])[];
  readonly seat: number;
  /** The combination to beat; empty for a leading seat. */
  readonly table: readonly Card[];
  readonly tableSeat: number | null;
  readonly passed: readonly boolean[];
  /** Whether the hand starts with the 3 of clubs. */
  readonly opening: boolean;
  /** Seed of the opponents' simulations. */
  readonly seed: number;
  /** Number of deals of the unseen cards that a seat simulates for a move. */
  readonly samples: number;
  readonly turn: number;
  readonly log: readonly LogEntry[];
}

const players = 4;
const lowest: Card = { rank: 3, suit: 3 };
const none = Array.from({ length: players }, () => false);

const winnerOf = ({ hands }: PusoyDos): number => hands.findIndex((it) => it.length === 0);
const isOver = (state: PusoyDos): boolean => winnerOf(state) >= 0;

const nextSeat = ({ passed }: Pick<PusoyDos, 'passed'>, seat: number): number => {
  for (let step = 1; step <= players; step += 1) {
    const next = (seat + step) % players;
    if (!passed[next]) return next;
  }
  return seat;
};

const isAllowed = ({ table, opening }: PusoyDos, cards: readonly Card[]): boolean => {
  if (!combinationOf(cards)) return false;
  if (opening && !cards.some((it) => isSameCard(it, lowest))) return false;
  return table.length === 0 || beats(cards, table);
};

/** Plays one move of the seat whose turn it is; null if the rules forbid it. */
const step = (state: PusoyDos, { act, cards }: Move): PusoyDos | null => {
  const { seat, hands, table, tableSeat, log } = state;
  if (act === 'pass') {
    if (table.length === 0) return null;
    const passed = replaced(state.passed, seat, true);
    const next = nextSeat({ passed }, seat);
    const isTrickOver = next === tableSeat;
    return {
      ...state,
      seat: next,
      log: [...log, { seat, act, cards: [] }],
      ...(isTrickOver ? { table: [], tableSeat: null, passed: none } : { passed }),
    };
  }
  const rest = removeCards(hands[seat] ?? [], cards);
  if (act !== 'play' || !rest || !isAllowed(state, cards)) return null;
  return {
    ...state,
    hands: replaced(hands, seat, rest),
    table: byStrength(cards),
    tableSeat: seat,
    opening: false,
    seat: nextSeat(state, seat),
    log: [...log, { seat, act, cards: byStrength(cards) }],
  };
};

/** Returns the information of the seat to move: its own hand, and the number of cards in the others. */
const positionOf = ({ hands, seat, table, tableSeat, passed, opening }: PusoyDos): Position => ({
  hand: (hands[seat] ?? []).map(strengthOf).sort((one, other) => one - other),
  unseen: hands.flatMap((it, other) => (other === seat ? [] : it.map(strengthOf))).sort((one, other) => one - other),
  counts: hands.map((it) => it.length),
  seat,
  table: table.map(strengthOf).sort((one, other) => one - other),
  tableSeat,
  passed,
  required: opening ? strengthOf(lowest) : null,
});

/**
 * Returns the move of the seat to move. Seed and move number determine its random draws, so that a hand can be
 * replayed.
 */
const choose = (state: PusoyDos): Move => {
  const hand = state.hands[state.seat] ?? [];
  const moves = hand.length * 64 + state.seat * 16 + state.hands.reduce((sum, it) => sum + it.length, 0);
  const cards = searchMove(positionOf(state), state.samples, Math.imul(state.seed + moves, 0x9e3779b1));
  if (cards.length === 0) return { act: 'pass', cards: [] };
  return { act: 'play', cards: hand.filter((it) => cards.includes(strengthOf(it))) };
};

type OnStep = (state: PusoyDos) => void;
const ignore: OnStep = () => undefined;

/** Plays the opponents' moves until the player is to move or the hand is over. */
const playOpponents = (state: PusoyDos, onStep: OnStep): PusoyDos => {
  let current = state;
  onStep(current);
  while (!isOver(current) && current.seat !== 0) {
    current = step(current, choose(current)) as PusoyDos;
    onStep(current);
  }
  return current;
};

/**
 * Returns the engine of Pusoy Dos: 13 cards each, 2 is high, suits from clubs to diamonds; the first hand without cards
 * takes the pot. The seat with the 3 of clubs is random, so a player with the opponents' strategy has a return of 95%.
 */
export const pusoyDosWith = (samples: number): HandEngine<PusoyDos> => ({
  players,

  deal: (draws, onStep = ignore) => {
    const deck = shuffle(draws);
    const hands = Array.from({ length: players }, (_, seat) => byStrength(deck.slice(seat * 13, seat * 13 + 13)));
    const seat = hands.findIndex((it) => it.some((card) => isSameCard(card, lowest)));
    return playOpponents(
      {
        hands,
        seat,
        table: [],
        tableSeat: null,
        passed: none,
        opening: true,
        seed: draws.int(0, 0x7fff_ffff),
        samples,
        turn: 0,
        log: [],
      },
      onStep,
    );
  },

  isOver,

  move: (state, move, onStep = ignore) => {
    if (isOver(state) || state.seat !== 0) return null;
    const next = step({ ...state, log: [] }, move);
    return next && { ...playOpponents(next, onStep), turn: state.turn + 1 };
  },

  autoMove: choose,

  turnOf: ({ turn }) => turn,

  logOf: ({ log }) => log,

  factor: (state) => (winnerOf(state) === 0 ? players * potShare : 0),

  view: (state, isOpen = isOver(state)) => {
    const { hands, table, tableSeat, passed, opening } = state;
    const over = isOver(state);
    return {
      seats: hands.map((cards, seat) => ({
        count: cards.length,
        cards: isOpen || seat === 0 ? cards : [],
        melds: [],
        points: null,
        passed: passed[seat] ?? false,
      })),
      table: opening ? [] : table,
      tableSeat,
      stock: null,
      acts: over ? [] : table.length > 0 ? ['play', 'pass'] : ['play'],
      winners: over ? [winnerOf(state)] : [],
    };
  },
});

export const pusoyDos = pusoyDosWith(300);

/** Engine with few simulations per move: for forced outcomes, and for tests of many hands. */
export const quickPusoyDos = pusoyDosWith(4);
