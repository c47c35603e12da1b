import { type Card, replaced, shuffle } from './cards.ts';
import { type HandEngine, type LogEntry, potShare } from './engine.ts';

interface LuckyNine {
  readonly hands: readonly (readonly Card[])[];
  readonly deck: readonly Card[];
  readonly log: readonly LogEntry[];
  readonly over: boolean;
}

const players = 4;

/** Points at which opponents and the automatic move stop drawing. */
const standsFrom = 7;

const pointsOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, { rank }) => sum + (rank >= 10 ? 0 : rank), 0) % 10;

const winnersOf = (hands: LuckyNine['hands']): number[] => {
  const points = hands.map(pointsOf);
  const best = Math.max(...points);
  return points.flatMap((it, seat) => (it === best ? [seat] : []));
};

/** Plays one seat: a third card or none. */
const playSeat = (state: LuckyNine, seat: number, draws: boolean): LuckyNine => {
  const [card, ...deck] = state.deck;
  const log = [...state.log, { seat, act: draws ? 'draw' : 'stand', cards: [] } as const];
  if (!draws || !card) return { ...state, log };
  return { ...state, log, deck, hands: replaced(state.hands, seat, [...(state.hands[seat] ?? []), card]) };
};

/**
 * Lucky 9: two cards each, a third one on request; the highest last digit of the sum takes the pot, equal hands share
 * it. All seats are alike, so a player with the opponents' strategy has a return of 95%.
 */
export const luckyNine: HandEngine<LuckyNine> = {
  players,

  deal: (draws, onStep) => {
    const deck = shuffle(draws);
    const hands = Array.from({ length: players }, (_, seat) => deck.slice(seat * 2, seat * 2 + 2));
    const dealt: LuckyNine = { hands, deck: deck.slice(players * 2), log: [], over: false };
    onStep?.(dealt);
    return dealt;
  },

  isOver: ({ over }) => over,

  move: (state, { act }, onStep) => {
    if (state.over || (act !== 'draw' && act !== 'stand')) return null;
    let next: LuckyNine = { ...state, log: [] };
    for (let seat = 0; seat < players; seat += 1) {
      const shouldDraw = seat === 0 ? act === 'draw' : pointsOf(next.hands[seat] ?? []) < standsFrom;
      next = { ...playSeat(next, seat, shouldDraw), over: seat === players - 1 };
      onStep?.(next);
    }
    return next;
  },

  autoMove: ({ hands }) => ({ act: pointsOf(hands[0] ?? []) < standsFrom ? 'draw' : 'stand', cards: [] }),

  turnOf: ({ over }) => (over ? 1 : 0),

  logOf: ({ log }) => log,

  factor: ({ hands }) => {
    const winners = winnersOf(hands);
    return winners.includes(0) ? (players * potShare) / winners.length : 0;
  },

  view: ({ hands, over }, isOpen = over) => ({
    seats: hands.map((cards, seat) => ({
      count: cards.length,
      cards: isOpen || seat === 0 ? cards : [],
      melds: [],
      points: isOpen || seat === 0 ? pointsOf(cards) : null,
      passed: false,
    })),
    table: [],
    tableSeat: null,
    stock: null,
    acts: over ? [] : ['draw', 'stand'],
    winners: over ? winnersOf(hands) : [],
  }),
};
