import type { Card } from './cards.ts';

/** Hands of one place: one, or two after a split, played one after the other. */
export interface Place {
  readonly hands: readonly (readonly Card[])[];
  /** The hand in play. */
  readonly active: number;
}

interface Total {
  readonly points: number;
  /** Whether an ace counts as 11. */
  readonly soft: boolean;
}

export const totalOf = (cards: readonly Card[]): Total => {
  const low = cards.reduce((sum, { rank }) => sum + Math.min(10, rank), 0);
  const isSoft = cards.some(({ rank }) => rank === 1) && low <= 11;
  return { points: isSoft ? low + 10 : low, soft: isSoft };
};

export const isBlackjack = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).points === 21;

/** Returns the hand in play. */
export const activeHand = ({ hands, active }: Place): readonly Card[] => hands[active] ?? [];

/** Returns whether the hand can be split: it has two cards of the same value and has not been split before. */
export const canSplit = ({ hands }: Pick<Place, 'hands'>): boolean => {
  const [only, second] = hands;
  if (!only || second || only.length !== 2) return false;
  const [one, other] = only.map(({ rank }) => Math.min(10, rank));
  return one === other;
};

/** Returns the stakes that one hand pays, its own included. A blackjack after a split is an ordinary 21. */
export const factorOfHand = (hand: readonly Card[], dealer: readonly Card[], isSplit: boolean): number => {
  const [own, other] = [totalOf(hand).points, totalOf(dealer).points];
  if (!isSplit && isBlackjack(hand)) return isBlackjack(dealer) ? 1 : 2.5;
  if (isBlackjack(dealer) || own > 21) return 0;
  if (other > 21 || own > other) return 2;
  return own === other ? 1 : 0;
};

/** Returns the first two cards of the player, also after a split. */
export const firstCards = ([first, second]: Place['hands']): readonly (Card | undefined)[] => [
  first?.[0],
  second ? second[0] : first?.[1],
];

const isRed = ({ suit }: Card): boolean => suit === 1 || suit === 2;

/** Returns the stakes that a bet on a pair pays: 25 to 1 for equal cards, 12 to 1 for equal colours, else 6 to 1. */
export const pairFactor = ([one, other]: readonly (Card | undefined)[]): number => {
  if (!one || one.rank !== other?.rank) return 0;
  if (one.suit === other.suit) return 26;
  return isRed(one) === isRed(other) ? 13 : 7;
};
