import type { Draws } from '../rules/word-random.ts';

/** A playing card: rank 1 (ace) to 13 (king), suit 0 to 3 for spades, hearts, diamonds and clubs. */
export interface Card {
  readonly rank: number;
  readonly suit: number;
}

const oneDeck: readonly Card[] = Array.from({ length: 52 }, (_, index) => ({
  rank: (index % 13) + 1,
  suit: Math.floor(index / 13),
}));

/** Returns `decks` decks of 52 cards in random order. */
export const shuffle = (draws: Draws, decks = 1): Card[] => {
  const cards = Array.from({ length: decks }, () => oneDeck).flat();
  for (let at = cards.length - 1; at > 0; at -= 1) {
    const other = draws.int(0, at);
    [cards[at], cards[other]] = [cards[other] as Card, cards[at] as Card];
  }
  return cards;
};

export const isSameCard = (one: Card, other: Card): boolean => one.rank === other.rank && one.suit === other.suit;

/** Returns `cards` without those of `taken`; null if one of them is missing or named twice. */
export const removeCards = (cards: readonly Card[], taken: readonly Card[]): readonly Card[] | null => {
  const rest = [...cards];
  for (const card of taken) {
    const at = rest.findIndex((it) => isSameCard(it, card));
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
};

/** Returns the list with the element at `at` replaced. */
export const replaced = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list.map((it, place) => (place === at ? value : it));
