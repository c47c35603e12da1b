import { type Card, removeCards } from './cards.ts';

/** Points of cards that are in no meld: aces 1, tens and face cards 10. */
export const deadwoodOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, { rank }) => sum + Math.min(10, rank), 0);

export const byRank = (cards: readonly Card[]): Card[] =>
  [...cards].sort((one, other) => one.rank - other.rank || one.suit - other.suit);

/** Returns whether cards are a meld: three or four of a rank, or a run of three or more of a suit, ace low. */
export const isMeld = (cards: readonly Card[]): boolean => {
  if (cards.length < 3) return false;
  const sorted = byRank(cards);
  const [first] = sorted as [Card];
  if (sorted.every(({ rank }) => rank === first.rank)) return sorted.length <= 4;
  return sorted.every(({ rank, suit }, index) => suit === first.suit && rank === first.rank + index);
};

/** Returns all melds of three cards and all longer runs and fours that a hand holds. */
const meldsIn = (hand: readonly Card[]): Card[][] => {
  const sorted = byRank(hand);
  const sets = Array.from({ length: 13 }, (_, index) => sorted.filter(({ rank }) => rank === index + 1));
  const found = sets.flatMap((it) =>
    it.length === 4 ? [it, it.slice(0, 3), it.slice(1)] : it.length === 3 ? [it] : [],
  );
  for (let suit = 0; suit < 4; suit += 1) {
    const suited = sorted.filter((it) => it.suit === suit);
    for (let from = 0; from < suited.length; from += 1)
      for (let to = from + 3; to <= suited.length; to += 1) {
        const run = suited.slice(from, to);
        if (isMeld(run)) found.push(run);
      }
  }
  return found;
};

/** Returns the meld worth most points in a hand, if there is one. */
export const bestMeld = (hand: readonly Card[]): readonly Card[] | undefined =>
  meldsIn(hand).sort((one, other) => deadwoodOf(other) - deadwoodOf(one))[0];

/** Returns the cards of a hand outside its melds. */
export const unmatched = (hand: readonly Card[]): readonly Card[] => {
  const meld = bestMeld(hand);
  return meld ? unmatched(removeCards(hand, meld) ?? []) : hand;
};

/**
 * Returns the cards of the hand that form the best meld with the top card of the discard pile; undefined if there is
 * none.
 */
export const meldWith = (hand: readonly Card[], card: Card): readonly Card[] | undefined =>
  meldsIn([...hand, card])
    .filter((it) => it.some(({ rank, suit }) => rank === card.rank && suit === card.suit))
    .sort((one, other) => deadwoodOf(other) - deadwoodOf(one))
    .map((it) => it.filter(({ rank, suit }) => rank !== card.rank || suit !== card.suit))[0];
