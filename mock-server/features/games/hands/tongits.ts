import { type Card, removeCards, replaced, shuffle } from './cards.ts';
import { type HandAction, type HandEngine, type LogEntry, type Move, potShare } from './engine.ts';
import { bestMeld, byRank, deadwoodOf, isMeld, meldWith, unmatched } from './tongits-melds.ts';

interface Meld {
  readonly owner: number;
  readonly cards: readonly Card[];
}

interface Tongits {
  readonly hands: readonly (readonly Card[])[];
  readonly melds: readonly Meld[];
  readonly stock: readonly Card[];
  /** Newest first. */
  readonly pile: readonly Card[];
  readonly seat: number;
  /** Whether a card was taken; the turn then ends with a discard. */
  readonly drawn: boolean;
  /** Seats whose meld received a card of an opponent since their last turn; they may not fight. */
  readonly blocked: readonly boolean[];
  readonly turn: number;
  readonly log: readonly LogEntry[];
  readonly winners: readonly number[];
}

const players = 3;
const dealt = 12;
const seats = Array.from({ length: players }, (_, seat) => seat);

const handOf = ({ hands, seat }: Tongits): readonly Card[] => hands[seat] ?? [];
const isOver = ({ winners }: Tongits): boolean => winners.length > 0;
const hasMeld = ({ melds }: Tongits, seat: number): boolean => melds.some(({ owner }) => owner === seat);

const canFight = (state: Tongits): boolean => !state.drawn && hasMeld(state, state.seat) && !state.blocked[state.seat];

/**
 * Returns the seats that win: those with the lowest deadwood among all with a meld on the table. On equal points the
 * seat that called loses.
 */
const compare = (state: Tongits, caller: number | null): readonly number[] => {
  const melded = seats.filter((seat) => hasMeld(state, seat));
  const entitled = melded.length > 0 ? melded : seats;
  const points = (seat: number): number => deadwoodOf(unmatched(state.hands[seat] ?? []));
  const best = Math.min(...entitled.map(points));
  const winners = entitled.filter((seat) => points(seat) === best);
  return winners.length > 1 ? winners.filter((seat) => seat !== caller) : winners;
};

/** Ends the hand when a seat has no cards left, or when the stock is empty at the end of a turn. */
const settle = (state: Tongits): Tongits => {
  const empty = state.hands.findIndex((it) => it.length === 0);
  if (empty >= 0) return { ...state, winners: [empty] };
  return !state.drawn && state.stock.length === 0 ? { ...state, winners: compare(state, null) } : state;
};

type Play = (state: Tongits, cards: readonly Card[]) => Tongits | null;

const withHand = (state: Tongits, hand: readonly Card[]): readonly (readonly Card[])[] =>
  replaced(state.hands, state.seat, byRank(hand));

const plays: Partial<Record<HandAction, Play>> = {
  draw: (state) => {
    const [card, ...stock] = state.stock;
    if (state.drawn || !card) return null;
    return { ...state, stock, drawn: true, hands: withHand(state, [...handOf(state), card]) };
  },

  take: (state, cards) => {
    const [card, ...pile] = state.pile;
    const rest = removeCards(handOf(state), cards);
    if (state.drawn || !card || !rest || !isMeld([...cards, card])) return null;
    const meld = { owner: state.seat, cards: byRank([...cards, card]) };
    return { ...state, pile, drawn: true, melds: [...state.melds, meld], hands: withHand(state, rest) };
  },

  meld: (state, cards) => {
    const rest = removeCards(handOf(state), cards);
    if (!state.drawn || !rest || !isMeld(cards)) return null;
    const melds = [...state.melds, { owner: state.seat, cards: byRank(cards) }];
    return { ...state, melds, hands: withHand(state, rest) };
  },

  layoff: (state, cards) => {
    const rest = removeCards(handOf(state), cards);
    const at = state.melds.findIndex((it) => isMeld([...it.cards, ...cards]));
    const meld = state.melds[at];
    if (!state.drawn || cards.length === 0 || !rest || !meld) return null;
    return {
      ...state,
      melds: replaced(state.melds, at, { ...meld, cards: byRank([...meld.cards, ...cards]) }),
      hands: withHand(state, rest),
      blocked: meld.owner === state.seat ? state.blocked : replaced(state.blocked, meld.owner, true),
    };
  },

  discard: (state, cards) => {
    const rest = removeCards(handOf(state), cards);
    if (!state.drawn || cards.length !== 1 || !rest) return null;
    const { seat } = state;
    return {
      ...state,
      hands: withHand(state, rest),
      pile: [...cards, ...state.pile],
      drawn: false,
      seat: (seat + 1) % players,
      blocked: replaced(state.blocked, seat, false),
      turn: seat === 0 ? state.turn + 1 : state.turn,
    };
  },

  fight: (state) => (canFight(state) ? { ...state, winners: compare(state, state.seat) } : null),
};

/** Plays one move of the seat whose turn it is; null if the rules forbid it. */
const step = (state: Tongits, { act, cards }: Move): Tongits | null => {
  const next = plays[act]?.(state, cards);
  if (!next) return null;
  const shown = act === 'take' && state.pile[0] ? [...cards, state.pile[0]] : cards;
  const entry = { seat: state.seat, act, cards: byRank(shown) };
  return isOver(next) ? { ...next, log: [...state.log, entry] } : settle({ ...next, log: [...state.log, entry] });
};

/** Playing style of a seat; the weights are tuned by play against other weights. */
interface TongitsStyle {
  /**
   * Maximum unmatched points for a fight: a base, and an addition for each card of the shortest hand that could win.
   */
  readonly fightUpTo: number;
  readonly fightPerCard: number;
  /** Points that keeping a card may cost for each unseen card that would complete a meld with it. */
  readonly outValue: number;
}

const style: TongitsStyle = { fightUpTo: 2, fightPerCard: 4, outValue: 3.5 };

const keyOf = ({ rank, suit }: Card): number => rank * 4 + suit;

/** Counts the unseen cards that make a meld with a card and another one of the hand. */
const outsOf = (card: Card, hand: readonly Card[], seen: ReadonlySet<number>): number => {
  const isUnseen = (rank: number, suit: number): boolean => rank >= 1 && rank <= 13 && !seen.has(rank * 4 + suit);
  const meldingCards = new Set<number>();
  const add = (rank: number, suit: number): void => {
    if (isUnseen(rank, suit)) meldingCards.add(rank * 4 + suit);
  };
  for (const other of hand) {
    if (other === card) continue;
    if (other.rank === card.rank) for (let suit = 0; suit < 4; suit += 1) add(card.rank, suit);
    const distance = other.rank - card.rank;
    if (other.suit !== card.suit || Math.abs(distance) > 2) continue;
    if (Math.abs(distance) === 2) add(card.rank + distance / 2, card.suit);
    else {
      add(card.rank - distance, card.suit);
      add(other.rank + distance, card.suit);
    }
  }
  return meldingCards.size;
};

/** Returns the unmatched card to discard: one with many points and few possible melds. */
const leastUseful = (state: Tongits, hand: readonly Card[], { outValue }: TongitsStyle): Card => {
  const loose = unmatched(hand);
  const seen = new Set([...hand, ...state.pile, ...state.melds.flatMap(({ cards }) => cards)].map(keyOf));
  const discardValue = (card: Card): number => Math.min(10, card.rank) - outValue * outsOf(card, hand, seen);
  return (loose.length > 0 ? loose : hand).reduce((worst, card) =>
    discardValue(card) > discardValue(worst) ? card : worst,
  );
};

/** Returns whether a fight is likely to be won. Seats without a meld on the table cannot win one. */
const shouldFight = (state: Tongits, hand: readonly Card[], { fightUpTo, fightPerCard }: TongitsStyle): boolean => {
  if (!canFight(state)) return false;
  const rivals = seats.filter((seat) => seat !== state.seat && hasMeld(state, seat));
  const fewest = Math.min(...rivals.map((seat) => state.hands[seat]?.length ?? 0));
  return deadwoodOf(unmatched(hand)) <= fightUpTo + fightPerCard * fewest;
};

/** Returns the move of the seat to move. */
export const choose = (state: Tongits, how: TongitsStyle = style): Move => {
  const hand = handOf(state);
  if (!state.drawn) {
    if (shouldFight(state, hand, how)) return { act: 'fight', cards: [] };
    const [card] = state.pile;
    const match = card && meldWith(hand, card);
    return match ? { act: 'take', cards: match } : { act: 'draw', cards: [] };
  }
  const meld = bestMeld(hand);
  if (meld) return { act: 'meld', cards: meld };
  const extra = hand.find((card) => state.melds.some((it) => isMeld([...it.cards, card])));
  return extra ? { act: 'layoff', cards: [extra] } : { act: 'discard', cards: [leastUseful(state, hand, how)] };
};

type OnStep = (state: Tongits) => void;
const ignore: OnStep = () => undefined;

/** Plays the opponents' moves until the player is to move or the hand is over. */
const playOpponents = (state: Tongits, onStep: OnStep): Tongits => {
  let current = state;
  onStep(current);
  while (!isOver(current) && current.seat !== 0) {
    current = step(current, choose(current)) as Tongits;
    onStep(current);
  }
  return current;
};

const actsOf = (state: Tongits): HandAction[] => {
  if (isOver(state)) return [];
  if (state.drawn) return ['meld', 'layoff', 'discard'];
  return [
    'draw',
    ...(state.pile.length > 0 ? (['take'] as const) : []),
    ...(canFight(state) ? (['fight'] as const) : []),
  ];
};

/**
 * Tongits for three: draw, lay down melds, discard. A hand without cards takes the pot; after a fight or with an empty
 * stock the lowest points do. The first seat is random, so a player with the opponents' strategy has a return of 95%.
 */
export const tongits: HandEngine<Tongits> = {
  players,

  deal: (draws, onStep = ignore) => {
    const deck = shuffle(draws);
    const seat = draws.int(0, players - 1);
    const hands = seats.map((it) => byRank(deck.slice(it * dealt, it * dealt + dealt)));
    const [first, ...stock] = deck.slice(players * dealt) as [Card, ...Card[]];
    return playOpponents(
      {
        hands: replaced(hands, seat, byRank([...(hands[seat] ?? []), first])),
        melds: [],
        stock,
        pile: [],
        seat,
        drawn: true,
        blocked: seats.map(() => false),
        turn: 0,
        log: [],
        winners: [],
      },
      onStep,
    );
  },

  isOver,

  move: (state, move, onStep = ignore) => {
    if (isOver(state) || state.seat !== 0) return null;
    const next = step({ ...state, log: [] }, move);
    return next && playOpponents(next, onStep);
  },

  autoMove: (state) => choose(state),

  turnOf: ({ turn }) => turn,

  logOf: ({ log }) => log,

  factor: ({ winners }) => (winners.includes(0) ? (players * potShare) / winners.length : 0),

  view: (state, isOpen = isOver(state)) => {
    return {
      seats: state.hands.map((cards, seat) => ({
        count: cards.length,
        cards: isOpen || seat === 0 ? cards : [],
        melds: state.melds.filter(({ owner }) => owner === seat).map((it) => it.cards),
        points: isOpen || seat === 0 ? deadwoodOf(unmatched(cards)) : null,
        passed: false,
      })),
      table: state.pile.slice(0, 1),
      tableSeat: null,
      stock: state.stock.length,
      acts: actsOf(state),
      winners: state.winners,
    };
  },
};
