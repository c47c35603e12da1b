import { roundToMinor } from '#lib/money/money.ts';
import { factorOfHand, isBlackjack, type Place, totalOf } from './blackjack-cards.ts';
import { type Card, replaced } from './cards.ts';
import type { EngineView, LogEntry } from './engine.ts';

type Insurance = 'offered' | 'taken' | 'declined';

/** A place of the player at the table, with its own bets in major units. */
export interface PlaceState extends Place {
  readonly insurance?: Insurance | undefined;
  readonly isDoubled?: boolean | undefined;
  readonly stake: number;
  readonly pair: number;
  readonly seat?: number | undefined;
}

/** `hands`, `active`, `insurance` and `isDoubled` are those of the place in play. */
export interface Blackjack extends Place {
  readonly dealer: readonly Card[];
  readonly shoe: readonly Card[];
  readonly turn: number;
  readonly log: readonly LogEntry[];
  readonly over: boolean;
  /** Whether insurance was offered and taken; absent if the dealer shows no ace. */
  readonly insurance?: Insurance | undefined;
  readonly isDoubled?: boolean | undefined;
  /** All places in the order of play; absent if the player has one. */
  readonly places?: readonly PlaceState[];
  /** The place in play. */
  readonly place?: number;
}

/** Returns all places, with the current state of the one in play. */
export const placesOf = ({
  places,
  place = 0,
  hands,
  active,
  insurance,
  isDoubled,
}: Blackjack): readonly PlaceState[] => {
  const current = { stake: 1, pair: 0, ...places?.[place], hands, active, insurance, isDoubled };
  return places ? replaced(places, place, current) : [current];
};

/** Returns the state with another place in play. */
export const withPlace = (state: Blackjack, place: number): Blackjack => {
  const places = placesOf(state);
  const { hands = [], active = 0, insurance, isDoubled } = places[place] ?? {};
  return { ...state, places, place, hands, active, insurance, isDoubled };
};

export const isNatural = ({ hands }: Place): boolean => hands.length === 1 && isBlackjack(hands[0] ?? []);

/** Returns the state with the first place from `from` on in play that is no blackjack; undefined if there is none. */
export const playFrom = (state: Blackjack, from: number): Blackjack | undefined => {
  if (!state.places) return undefined;
  const place = placesOf(state).findIndex((it, index) => index >= from && !isNatural(it));
  return place < 0 ? undefined : withPlace(state, place);
};

/** Returns the number of equal bets on the hands of a place. */
const unitsOf = ({ hands, isDoubled }: PlaceState): number => Math.max(hands.length, isDoubled ? 2 : 1);

/** Returns what the hands of a place pay, in the unit of its stake. */
export const payoutOf = ({ stake, isDoubled, hands }: PlaceState, dealer: readonly Card[]): number => {
  const unit = hands.length === 1 && isDoubled ? 2 * stake : stake;
  return hands.reduce((sum, hand) => sum + unit * factorOfHand(hand, dealer, hands.length > 1), 0);
};

export const viewOfPlaces = (state: Blackjack): NonNullable<EngineView['places']> =>
  placesOf(state).map((it, index) => {
    const { stake, pair, seat, hands, insurance, active } = it;
    const isInPlay = !state.over && index === state.place;
    return {
      ...(seat !== undefined && { seat }),
      stake: roundToMinor(stake * unitsOf(it)),
      unit: stake,
      pair,
      isInsured: insurance === 'taken',
      hands: hands.map((cards) => ({ cards: [...cards], points: totalOf(cards).points })),
      active: isInPlay ? active : null,
      payout: state.over ? roundToMinor(payoutOf(it, state.dealer)) : 0,
    };
  });

/** Returns the view of the only place of a hand. Bets in major units; `main` includes a double or a split. */
export const viewOfOnlyPlace = (state: Blackjack, main: number, pair: number): NonNullable<EngineView['places']> => {
  const [place] = placesOf(state);
  return place ? viewOfPlaces({ ...state, places: [{ ...place, stake: main / unitsOf(place), pair }] }) : [];
};
