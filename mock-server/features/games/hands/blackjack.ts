import { type Card, shuffle } from './cards.ts';
import type { Act, HandEngine, LogEntry, Move } from './engine.ts';

interface Blackjack {
  readonly player: readonly Card[];
  readonly dealer: readonly Card[];
  readonly shoe: readonly Card[];
  readonly turn: number;
  readonly log: readonly LogEntry[];
  readonly over: boolean;
}

const decks = 6;
/** More cards than a hand of six decks can take. */
const reserve = 40;

interface Total {
  readonly points: number;
  /** An ace counts 11. */
  readonly soft: boolean;
}

const totalOf = (cards: readonly Card[]): Total => {
  const low = cards.reduce((sum, { rank }) => sum + Math.min(10, rank), 0);
  const soft = cards.some(({ rank }) => rank === 1) && low <= 11;
  return { points: soft ? low + 10 : low, soft };
};

const isBlackjack = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).points === 21;

/** The dealer draws to 17 and stands on all 17s; against a bust hand no card is drawn. */
const finish = (state: Blackjack): Blackjack => {
  const dealer = [...state.dealer];
  const shoe = [...state.shoe];
  if (totalOf(state.player).points <= 21) while (totalOf(dealer).points < 17) dealer.push(...shoe.splice(0, 1));
  const drawn = dealer.slice(2).map((card): LogEntry => ({ seat: 1, act: 'hit', cards: [card] }));
  return { ...state, dealer, shoe, over: true, log: [...state.log, ...drawn] };
};

const isBetween = (value: number, from: number, to: number): boolean => value >= from && value <= to;

const softMove = (points: number, up: number): Act => {
  if (points >= 19) return 'stand';
  if (points === 18) {
    if (isBetween(up, 3, 6)) return 'double';
    return up === 2 || up === 7 || up === 8 ? 'stand' : 'hit';
  }
  const doubles = points === 17 ? isBetween(up, 3, 6) : points >= 15 ? isBetween(up, 4, 6) : isBetween(up, 5, 6);
  return doubles ? 'double' : 'hit';
};

const hardMove = (points: number, up: number): Act => {
  if (points >= 17) return 'stand';
  if (points >= 13) return isBetween(up, 2, 6) ? 'stand' : 'hit';
  if (points === 12) return isBetween(up, 4, 6) ? 'stand' : 'hit';
  if (points === 11) return isBetween(up, 2, 10) ? 'double' : 'hit';
  if (points === 10) return isBetween(up, 2, 9) ? 'double' : 'hit';
  return points === 9 && isBetween(up, 3, 6) ? 'double' : 'hit';
};

/** Returns the move of basic strategy for six decks without splits, dealer standing on 17. */
export const basicStrategy = ({ player, dealer }: Pick<Blackjack, 'player' | 'dealer'>): Act => {
  const { points, soft } = totalOf(player);
  const up = dealer[0]?.rank === 1 ? 11 : Math.min(10, dealer[0]?.rank ?? 10);
  const act = soft ? softMove(points, up) : hardMove(points, up);
  if (act !== 'double' || player.length === 2) return act;
  return soft && points === 18 ? 'stand' : 'hit';
};

const draw = (state: Blackjack, act: 'hit' | 'double'): Blackjack => {
  const [card, ...shoe] = state.shoe;
  if (!card) return { ...state, over: true };
  const log: LogEntry[] = [{ seat: 0, act, cards: [card] }];
  return { ...state, player: [...state.player, card], shoe, log, turn: state.turn + 1 };
};

/**
 * Blackjack from six decks: the dealer looks for blackjack, stands on 17 and pays blackjack 3 to 2; doubling on the first
 * two cards, no splits and no insurance. Basic strategy gets back about 99%.
 */
export const blackjack: HandEngine<Blackjack> = {
  players: 1,

  deal: (random) => {
    const [one, two, three, four, ...rest] = shuffle(random, decks);
    const player = [one, three] as Card[];
    const dealer = [two, four] as Card[];
    const over = isBlackjack(player) || isBlackjack(dealer);
    return { player, dealer, shoe: rest.slice(0, reserve), turn: 0, log: [], over };
  },

  isOver: ({ over }) => over,

  move: (state, { act }) => {
    if (state.over) return null;
    if (act === 'stand') return finish({ ...state, turn: state.turn + 1, log: [{ seat: 0, act: 'stand', cards: [] }] });
    if (act !== 'hit' && (act !== 'double' || state.player.length !== 2)) return null;
    const next = draw(state, act);
    return act === 'double' || totalOf(next.player).points >= 21 ? finish(next) : next;
  },

  // A double takes a second stake, which only the player may place.
  autoMove: (state): Move => {
    const act = basicStrategy(state);
    const { points, soft } = totalOf(state.player);
    if (act !== 'double') return { act, cards: [] };
    return { act: soft && points === 18 ? 'stand' : 'hit', cards: [] };
  },

  turnOf: ({ turn, over }) => (over ? -1 : turn),

  logOf: ({ log }) => log,

  factor: ({ player, dealer }) => {
    const [own, other] = [totalOf(player).points, totalOf(dealer).points];
    if (isBlackjack(player)) return isBlackjack(dealer) ? 1 : 2.5;
    if (isBlackjack(dealer) || own > 21) return 0;
    if (other > 21 || own > other) return 2;
    return own === other ? 1 : 0;
  },

  view: (state) => {
    const { player, dealer, over } = state;
    const factor = over ? blackjack.factor(state) : 0;
    const shown = over ? dealer : dealer.slice(0, 1);
    return {
      seats: [
        { count: player.length, cards: player, melds: [], points: totalOf(player).points, passed: false },
        { count: dealer.length, cards: shown, melds: [], points: totalOf(shown).points, passed: false },
      ],
      table: [],
      tableSeat: null,
      stock: null,
      acts: over ? [] : player.length === 2 ? ['hit', 'stand', 'double'] : ['hit', 'stand'],
      winners: !over ? [] : factor > 1 ? [0] : factor === 1 ? [0, 1] : [1],
    };
  },
};
