import { type Card, isSameCard, replaced, shuffle, without } from './cards.ts';
import { type HandEngine, type LogEntry, type Move, potShare } from './engine.ts';
import { beats, byStrength, combinationOf, combinationsOf, strengthOf } from './pusoy-dos-cards.ts';

interface PusoyDos {
  readonly hands: readonly (readonly Card[])[];
  readonly seat: number;
  /** The combination to beat; empty for a seat that leads. */
  readonly table: readonly Card[];
  readonly tableSeat: number | null;
  readonly passed: readonly boolean[];
  /** The hand begins with the 3 of clubs. */
  readonly opening: boolean;
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
  const rest = without(hands[seat] ?? [], cards);
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

const costOf = (cards: readonly Card[]): number => Math.max(...cards.map(strengthOf));
const cheapest = (found: readonly (readonly Card[])[]): readonly Card[] | undefined =>
  [...found].sort((one, other) => (combinationOf(one)?.score ?? 0) - (combinationOf(other)?.score ?? 0))[0];

/** The largest combination with the lowest card; the highest single where an opponent has one card left. */
const lead = (state: PusoyDos, hand: readonly Card[]): Move => {
  const low = byStrength(hand)[0] as Card;
  for (const size of [5, 3, 2]) {
    const found = combinationsOf(hand, size).filter((it) => it.some((card) => isSameCard(card, low)));
    const best = cheapest(found);
    if (best && (size > 3 || costOf(best) < 48 || hand.length === size)) return { act: 'play', cards: best };
  }
  const isClose = state.hands.some((it, seat) => seat !== state.seat && it.length === 1);
  return { act: 'play', cards: [isClose && !state.opening ? (byStrength(hand).at(-1) as Card) : low] };
};

/** The lowest combination that beats the table. Twos are kept while every hand is long. */
const choose = (state: PusoyDos): Move => {
  const hand = state.hands[state.seat] ?? [];
  if (state.table.length === 0) return lead(state, hand);
  const best = cheapest(combinationsOf(hand, state.table.length).filter((it) => beats(it, state.table)));
  const isEarly = state.hands.every((it) => it.length > 7);
  if (!best || (isEarly && best.length < 5 && costOf(best) >= 48)) return { act: 'pass', cards: [] };
  return { act: 'play', cards: best };
};

/** Opponents play until the player is to move or the hand is over. */
const playOpponents = (state: PusoyDos): PusoyDos => {
  let current = state;
  while (!isOver(current) && current.seat !== 0) current = step(current, choose(current)) as PusoyDos;
  return current;
};

/**
 * Pusoy Dos: 13 cards each, 2 is high, suits from clubs to diamonds; the first hand without cards takes the pot. The seat
 * of the 3 of clubs is random, so a player who plays as the opponents do gets back 95%.
 */
export const pusoyDos: HandEngine<PusoyDos> = {
  players,

  deal: (random) => {
    const deck = shuffle(random);
    const hands = Array.from({ length: players }, (_, seat) => byStrength(deck.slice(seat * 13, seat * 13 + 13)));
    const seat = hands.findIndex((it) => it.some((card) => isSameCard(card, lowest)));
    return playOpponents({
      hands,
      seat,
      table: [],
      tableSeat: null,
      passed: none,
      opening: true,
      turn: 0,
      log: [],
    });
  },

  isOver,

  move: (state, move) => {
    if (isOver(state) || state.seat !== 0) return null;
    const next = step({ ...state, log: [] }, move);
    return next && { ...playOpponents(next), turn: state.turn + 1 };
  },

  autoMove: choose,

  turnOf: ({ turn }) => turn,

  logOf: ({ log }) => log,

  factor: (state) => (winnerOf(state) === 0 ? players * potShare : 0),

  view: (state) => {
    const { hands, table, tableSeat, passed, opening } = state;
    const over = isOver(state);
    return {
      seats: hands.map((cards, seat) => ({
        count: cards.length,
        cards: over || seat === 0 ? cards : [],
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
};
