import { withoutZeroCents } from '#lib/money/money.ts';
import type { HandView } from '../../hands/wire.ts';
import { emptyCard, openCard } from '../shell/cards.ts';
import { element } from '../shell/element.ts';
import { words } from './words.ts';

type Place = NonNullable<HandView['places']>[number];

/** Shows the places of a hand at the seats of a table. */
export interface Seats {
  readonly root: HTMLElement;
  /** Shows the places of a hand; with `isBetting`, all seats with their bets. */
  draw(view: HandView | null, isBetting: boolean): void;
}

interface Options {
  readonly count: number;
  readonly money: (major: number) => string;
  /** Betting spots by seat. */
  readonly spots?: readonly (readonly HTMLElement[])[];
  /** Returns the seat of a hand whose bet names none. */
  readonly defaultSeat?: () => number;
}

const fan = (cards: readonly HTMLElement[], isActive = false): HTMLElement =>
  element('span', { class: 'fan', attributes: isActive ? { 'data-active': '' } : {} }, ...cards);

/** Returns the result of a place that is over, or its bets as chips. */
const factsOf = ({ stake, pair, payout }: Place, over: boolean, money: Options['money']): HTMLElement[] => {
  const amount = (major: number): string => withoutZeroCents(money(major));
  if (over) {
    const text = payout === 0 ? words().placeLost : payout === stake ? words().placePush : `+${amount(payout)}`;
    return [element('b', { text })];
  }
  const side = [element('span', { class: 'unseen', text: `${words().bets.pair} ` }), amount(pair)];
  return [
    element('b', { class: 'bet', text: amount(stake) }),
    ...(pair > 0 ? [element('b', { class: 'bet bet--side' }, ...side)] : []),
  ];
};

const makeSeat = (seat: number, spots: readonly HTMLElement[], money: Options['money']) => {
  const cards = element('div', { class: 'bjseat__cards' });
  const points = element('span', { class: 'bjseat__points' });
  const facts = element('span', { class: 'bjseat__facts' });
  const bets = element('div', { class: 'bjseat__bets' }, ...spots);
  const name = element('b', { class: 'bjseat__name', text: () => words().seat(seat + 1) });
  const root = element('section', { class: 'bjseat' }, name, cards, points, facts, bets);
  return {
    root,
    draw: (place: Place | undefined, over: boolean, isBetting: boolean): void => {
      const isActive = place !== undefined && place.active !== null;
      root.setAttribute('aria-label', `${words().seat(seat + 1)}${isActive ? `, ${words().yours}` : ''}`);
      root.hidden = !isBetting && !place;
      root.toggleAttribute('data-played', place !== undefined);
      root.toggleAttribute('data-active', isActive);
      root.toggleAttribute('data-won', over && place !== undefined && place.payout > place.stake);
      cards.replaceChildren(
        ...(place?.hands.map((hand, at) =>
          fan(hand.cards.map(openCard), isActive && place.hands.length > 1 && at === place.active),
        ) ?? [fan([emptyCard(), emptyCard()])]),
      );
      points.textContent = place?.hands.map((hand) => String(hand.points)).join(' · ') ?? '';
      facts.replaceChildren(...(place ? factsOf(place, over, money) : []));
      bets.hidden = !isBetting || spots.length === 0;
    },
  };
};

/** Creates the player's seats at blackjack: cards, points and bets of each, one beside the other. */
export const makeSeats = ({ count, money, spots = [], defaultSeat = () => 0 }: Options): Seats => {
  const seats = Array.from({ length: count }, (_, seat) => makeSeat(seat, spots[seat] ?? [], money));
  const root = element('div', { class: 'bjseats' }, ...seats.map((it) => it.root));
  const seatOf = ({ seat }: Place, index: number, places: readonly Place[]): number =>
    seat ?? (places.length > 1 ? index : defaultSeat());
  return {
    root,
    draw: (view, isBetting) => {
      const places = view?.places ?? [];
      for (const [at, seat] of seats.entries())
        seat.draw(
          places.find((place, index) => seatOf(place, index, places) === at),
          view?.over === true,
          isBetting,
        );
      root.toggleAttribute('data-betting', isBetting);
      root.dataset.count = String(isBetting ? count : Math.max(1, places.length));
    },
  };
};
