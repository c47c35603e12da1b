import { type Card, replaced, shuffle } from './cards.ts';
import type { HandAction, HandEngine, LogEntry, Move, SideBet } from './engine.ts';

interface Blackjack {
  /** One hand, or two after a split; played one after the other. */
  readonly hands: readonly (readonly Card[])[];
  /** The hand in play. */
  readonly active: number;
  readonly dealer: readonly Card[];
  readonly shoe: readonly Card[];
  readonly turn: number;
  readonly log: readonly LogEntry[];
  readonly over: boolean;
  /** Whether insurance was offered and taken; absent if the dealer shows no ace. */
  readonly insurance?: 'offered' | 'taken' | 'declined';
}

const decks = 6;
/** More cards than a hand from six decks can use. */
const reserve = 40;

interface Total {
  readonly points: number;
  /** Whether an ace counts as 11. */
  readonly soft: boolean;
}

const totalOf = (cards: readonly Card[]): Total => {
  const low = cards.reduce((sum, { rank }) => sum + Math.min(10, rank), 0);
  const isSoft = cards.some(({ rank }) => rank === 1) && low <= 11;
  return { points: isSoft ? low + 10 : low, soft: isSoft };
};

const isBlackjack = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).points === 21;

const activeHand = ({ hands, active }: Pick<Blackjack, 'hands' | 'active'>): readonly Card[] => hands[active] ?? [];

/** Plays the dealer's hand: draws to 17 and stands on all 17s. Draws no card if all hands are bust. */
const finish = (state: Blackjack): Blackjack => {
  const dealer = [...state.dealer];
  const shoe = [...state.shoe];
  const isAlive = state.hands.some((hand) => totalOf(hand).points <= 21);
  if (isAlive) while (totalOf(dealer).points < 17) dealer.push(...shoe.splice(0, 1));
  const drawn = dealer.slice(2).map((card): LogEntry => ({ seat: 1, act: 'hit', cards: [card] }));
  return { ...state, dealer, shoe, over: true, log: [...state.log, ...drawn] };
};

/** Activates the next hand of a split; after the last one the dealer plays. */
const endHand = (state: Blackjack): Blackjack => {
  if (state.active === state.hands.length - 1) return finish(state);
  const next = { ...state, active: state.active + 1 };
  return totalOf(activeHand(next)).points >= 21 ? endHand(next) : next;
};

/** Returns whether the hand can be split: it has two cards of the same value and has not been split before. */
const canSplit = ({ hands }: Pick<Blackjack, 'hands'>): boolean => {
  const [only, second] = hands;
  if (!only || second || only.length !== 2) return false;
  const [one, other] = only.map(({ rank }) => Math.min(10, rank));
  return one === other;
};

/** Splits the hand and deals a second card to each part; split aces get no other. */
const split = (state: Blackjack): Blackjack => {
  const [one, other] = state.hands[0] as [Card, Card];
  const [first, second, ...shoe] = state.shoe as [Card, Card, ...Card[]];
  const hands = [
    [one, first],
    [other, second],
  ];
  const log: LogEntry[] = [{ seat: 0, act: 'split', cards: [first, second] }];
  const next = { ...state, hands, shoe, log, turn: state.turn + 1 };
  if (one.rank === 1) return finish({ ...next, active: 1 });
  return totalOf(activeHand(next)).points >= 21 ? endHand(next) : next;
};

const isBetween = (value: number, from: number, to: number): boolean => value >= from && value <= to;

const softMove = (points: number, up: number): HandAction => {
  if (points >= 19) return 'stand';
  if (points === 18) {
    if (isBetween(up, 3, 6)) return 'double';
    return up === 2 || up === 7 || up === 8 ? 'stand' : 'hit';
  }
  const shouldDouble = points === 17 ? isBetween(up, 3, 6) : points >= 15 ? isBetween(up, 4, 6) : isBetween(up, 5, 6);
  return shouldDouble ? 'double' : 'hit';
};

const hardMove = (points: number, up: number): HandAction => {
  if (points >= 17) return 'stand';
  if (points >= 13) return isBetween(up, 2, 6) ? 'stand' : 'hit';
  if (points === 12) return isBetween(up, 4, 6) ? 'stand' : 'hit';
  if (points === 11) return isBetween(up, 2, 10) ? 'double' : 'hit';
  if (points === 10) return isBetween(up, 2, 9) ? 'double' : 'hit';
  return points === 9 && isBetween(up, 3, 6) ? 'double' : 'hit';
};

/** Cards of the dealer, by value, against which a pair is split; other pairs play by their total. */
const splitsAgainst: Readonly<Record<number, readonly number[]>> = {
  1: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  2: [4, 5, 6, 7],
  3: [4, 5, 6, 7],
  6: [3, 4, 5, 6],
  7: [2, 3, 4, 5, 6, 7],
  8: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  9: [2, 3, 4, 5, 6, 8, 9],
};

/**
 * Returns the move of basic strategy for six decks with one split and no double after it, dealer standing on 17. It
 * never takes insurance.
 */
export const basicStrategy = (
  state: Pick<Blackjack, 'hands' | 'active' | 'dealer' | 'insurance'>,
  splits = true,
): HandAction => {
  const { hands, dealer } = state;
  if (state.insurance === 'offered') return 'decline';
  const player = activeHand(state);
  const { points, soft } = totalOf(player);
  const up = dealer[0]?.rank === 1 ? 11 : Math.min(10, dealer[0]?.rank ?? 10);
  if (splits && canSplit(state) && splitsAgainst[Math.min(10, player[0]?.rank ?? 0)]?.includes(up)) return 'split';
  const act = soft ? softMove(points, up) : hardMove(points, up);
  if (act !== 'double' || (player.length === 2 && hands.length === 1)) return act;
  return soft && points === 18 ? 'stand' : 'hit';
};

const draw = (state: Blackjack, act: 'hit' | 'double'): Blackjack => {
  const [card, ...shoe] = state.shoe;
  if (!card) return { ...state, over: true };
  const hands = replaced(state.hands, state.active, [...activeHand(state), card]);
  return { ...state, hands, shoe, log: [{ seat: 0, act, cards: [card] }], turn: state.turn + 1 };
};

/** Takes or declines insurance; then the dealer peeks for blackjack. */
const decideInsurance = (state: Blackjack, act: 'insure' | 'decline'): Blackjack => ({
  ...state,
  insurance: act === 'insure' ? 'taken' : 'declined',
  over: isBlackjack(activeHand(state)) || isBlackjack(state.dealer),
  log: [{ seat: 0, act, cards: [] }],
  turn: state.turn + 1,
});

const play = (state: Blackjack, act: HandAction): Blackjack => {
  if (act === 'insure' || act === 'decline') return decideInsurance(state, act);
  if (act === 'split') return split(state);
  if (act === 'stand') return endHand({ ...state, turn: state.turn + 1, log: [{ seat: 0, act: 'stand', cards: [] }] });
  const next = draw(state, act === 'double' ? 'double' : 'hit');
  return act === 'double' || totalOf(activeHand(next)).points >= 21 ? endHand(next) : next;
};

/** Returns a hand after the player's move, and after each card of the dealer. */
const stepsOf = (state: Blackjack): Blackjack[] => {
  const drawn = state.dealer.length - 2;
  return Array.from({ length: drawn + 1 }, (_, index) => ({
    ...state,
    dealer: state.dealer.slice(0, 2 + index),
    log: state.log.slice(0, state.log.length - drawn + index),
  }));
};

/** Returns the stakes that one hand pays, its own included. A blackjack after a split is an ordinary 21. */
const factorOfHand = (hand: readonly Card[], dealer: readonly Card[], isSplit: boolean): number => {
  const [own, other] = [totalOf(hand).points, totalOf(dealer).points];
  if (!isSplit && isBlackjack(hand)) return isBlackjack(dealer) ? 1 : 2.5;
  if (isBlackjack(dealer) || own > 21) return 0;
  if (other > 21 || own > other) return 2;
  return own === other ? 1 : 0;
};

/** Returns the first two cards of the player, also after a split. */
const firstCards = ([first, second]: Blackjack['hands']): readonly (Card | undefined)[] => [
  first?.[0],
  second ? second[0] : first?.[1],
];

const isRed = ({ suit }: Card): boolean => suit === 1 || suit === 2;

/** Returns the stakes that a bet on a pair pays: 25 to 1 for equal cards, 12 to 1 for equal colours, else 6 to 1. */
const pairFactor = ([one, other]: readonly (Card | undefined)[]): number => {
  if (!one || one.rank !== other?.rank) return 0;
  if (one.suit === other.suit) return 26;
  return isRed(one) === isRed(other) ? 13 : 7;
};

const actsOf = (state: Blackjack): HandAction[] => {
  if (state.over) return [];
  if (state.insurance === 'offered') return ['decline', 'insure'];
  const isFirst = state.hands.length === 1 && activeHand(state).length === 2;
  return ['hit', 'stand', ...(isFirst ? (['double'] as const) : []), ...(canSplit(state) ? (['split'] as const) : [])];
};

/**
 * Blackjack from six decks: the dealer peeks for blackjack, stands on 17 and pays blackjack 3 to 2; doubling on the first
 * two cards, one split of equal values without doubling after it, split aces get one card each. Basic strategy returns
 * about 99.4%. Insurance is offered against an ace; a bet on a pair in the first two cards is settled at the deal.
 */
export const blackjack: HandEngine<Blackjack> = {
  players: 1,

  deal: (draws, onStep) => {
    const [one, two, three, four, ...rest] = shuffle(draws, decks);
    const player = [one, three] as Card[];
    const dealer = [two, four] as Card[];
    const isInsurable = dealer[0]?.rank === 1;
    const isOver = !isInsurable && (isBlackjack(player) || isBlackjack(dealer));
    const dealt: Blackjack = {
      hands: [player],
      active: 0,
      dealer,
      shoe: rest.slice(0, reserve),
      turn: 0,
      log: [],
      over: isOver,
      ...(isInsurable && { insurance: 'offered' }),
    };
    onStep?.(dealt);
    return dealt;
  },

  isOver: ({ over }) => over,

  move: (state, { act }, onStep) => {
    if (!actsOf(state).includes(act)) return null;
    const next = play(state, act);
    if (onStep) for (const it of stepsOf(next)) onStep(it);
    return next;
  },

  // A double, a split and insurance need another stake, which only the player may place.
  autoMove: (state): Move => {
    if (state.insurance === 'offered') return { act: 'decline', cards: [] };
    const act = basicStrategy(state, false);
    const { points, soft } = totalOf(activeHand(state));
    if (act !== 'double') return { act, cards: [] };
    return { act: soft && points === 18 ? 'stand' : 'hit', cards: [] };
  },

  turnOf: ({ turn, over }) => (over ? -1 : turn),

  logOf: ({ log }) => log,

  factor: ({ hands, dealer }) =>
    hands.reduce((sum, hand) => sum + factorOfHand(hand, dealer, hands.length > 1), 0) / hands.length,

  sideFactors: ({ hands, dealer, insurance }): Readonly<Record<SideBet, number>> => ({
    pair: pairFactor(firstCards(hands)),
    insurance: insurance === 'taken' && isBlackjack(dealer) ? 3 : 0,
  }),

  view: (state) => {
    const { hands, active, dealer, over } = state;
    const player = activeHand(state);
    const factor = over ? blackjack.factor(state) : 0;
    const shown = over ? dealer : dealer.slice(0, 1);
    return {
      seats: [
        {
          count: player.length,
          cards: player,
          melds: hands.filter((_, index) => index !== active),
          points: totalOf(player).points,
          passed: false,
        },
        { count: dealer.length, cards: shown, melds: [], points: totalOf(shown).points, passed: false },
      ],
      table: [],
      tableSeat: null,
      stock: null,
      acts: actsOf(state),
      winners: !over ? [] : factor > 1 ? [0] : factor === 1 ? [0, 1] : [1],
    };
  },
};
