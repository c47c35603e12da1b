import { type Card, isSameCard, replaced, shuffle, without } from './cards.ts';
import { type HandEngine, type LogEntry, type Move, potShare } from './engine.ts';
import { beats, byStrength, combinationOf, combinationsOf } from './pusoy-dos-cards.ts';
import { planOf, powerOf } from './pusoy-dos-plan.ts';

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

/** Value of winning a trick, and of each card that a lead gets rid of, in combinations left to play. */
const trickValue = 0.5;
const cardValue = 0.25;
/** Power from which a combination counts as a sure winner. */
const sureWinner = 0.7;

/** What a play may cost in combinations before passing is better: more as opponents run out of cards. */
const costLimitFor = (fewestCards: number): number => (fewestCards <= 2 ? 0.9 : fewestCards <= 5 ? 0.6 : 0.4);

const fewestOthers = ({ hands, seat }: PusoyDos): number =>
  Math.min(...hands.flatMap((it, other) => (other === seat ? [] : [it.length])));

const costAfter = (hand: readonly Card[], cards: readonly Card[]): number => planOf(without(hand, cards) ?? []).cost;

const cheapestOf = (
  options: readonly (readonly Card[])[],
  costOf: (cards: readonly Card[]) => number,
): { readonly cards: readonly Card[]; readonly cost: number } | undefined =>
  options.map((cards) => ({ cards, cost: costOf(cards) })).sort((one, other) => one.cost - other.cost)[0];

/** Leads what leaves the cheapest hand: long combinations of low cards first, sure winners when one loser is left. */
const lead = (state: PusoyDos, hand: readonly Card[]): Move => {
  const fewest = fewestOthers(state);
  const { units } = planOf(hand);
  const losers = units.filter((it) => powerOf(it) < sureWinner);
  const winners = units.filter((it) => powerOf(it) >= sureWinner);
  const isEnding = units.length <= 3 && losers.length <= 1 && winners.length > 0;
  const options = state.opening
    ? [1, 2, 3, 5].flatMap((size) =>
        combinationsOf(hand, size).filter((it) => it.some((card) => isSameCard(card, lowest))),
      )
    : isEnding
      ? winners
      : units;
  const best = cheapestOf(options, (cards) => {
    const power = powerOf(cards);
    // An opponent with as many cards could end the hand by beating this lead.
    const danger = fewest <= 2 && cards.length === fewest ? 0.8 * (1 - power) : 0;
    return costAfter(hand, cards) - trickValue * power - cardValue * cards.length + danger;
  });
  return { act: 'play', cards: best?.cards ?? [lowest] };
};

/** Beats the table with what leaves the cheapest hand, or passes where that costs more than it gains. */
const choose = (state: PusoyDos): Move => {
  const hand = state.hands[state.seat] ?? [];
  if (state.table.length === 0) return lead(state, hand);
  const fitting = combinationsOf(hand, state.table.length).filter((it) => beats(it, state.table));
  const best = cheapestOf(fitting, (cards) => costAfter(hand, cards) - trickValue * powerOf(cards));
  if (!best) return { act: 'pass', cards: [] };
  const limit = planOf(hand).cost + costLimitFor(fewestOthers(state));
  return best.cards.length === hand.length || best.cost < limit
    ? { act: 'play', cards: best.cards }
    : { act: 'pass', cards: [] };
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

  deal: (draws) => {
    const deck = shuffle(draws);
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
