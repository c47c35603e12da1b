import { withoutZeroCents } from '#lib/money/money.ts';
import type { HandView } from '../../hands/wire.ts';
import { emptyCard, openCard } from '../shell/cards.ts';
import { element } from '../shell/element.ts';
import { words } from './words.ts';

type Place = NonNullable<HandView['places']>[number];

/** Returns the result of a place that is over, or its bet. */
const factOf = ({ stake, payout }: Place, over: boolean, money: (major: number) => string): string => {
  if (!over) return withoutZeroCents(money(stake));
  if (payout === 0) return words().placeLost;
  return payout === stake ? words().placePush : `+${withoutZeroCents(money(payout))}`;
};

/** Creates the row of the player's places at blackjack: cards, points and bet or result of each. */
export const makePlaces = (money: (major: number) => string) => {
  const root = element('div', { class: 'places' });
  const column = (index: number, name: string, ...parts: readonly Node[]): HTMLElement =>
    element(
      'section',
      { class: 'place', label: `${words().seat(index + 1)}${name}` },
      element('b', { class: 'place__name', text: words().seat(index + 1) }),
      ...parts,
    );
  /** Shows the places of the hand in progress or of the last one. */
  const show = (places: readonly Place[], over: boolean): void => {
    root.replaceChildren(
      ...places.map((place, index) => {
        const points = place.hands.map((hand) => String(hand.points)).join(' · ');
        const made = column(
          index,
          place.active === null ? '' : `, ${words().yours}`,
          ...place.hands.map(({ cards }, at) =>
            element(
              'span',
              {
                class: 'fan',
                attributes: at === place.active && place.hands.length > 1 ? { 'data-active': '' } : {},
              },
              ...cards.map(openCard),
            ),
          ),
          element('span', { class: 'place__points', text: points }),
          element('span', { class: 'place__fact', text: factOf(place, over, money) }),
        );
        made.toggleAttribute('data-active', place.active !== null);
        made.toggleAttribute('data-won', over && place.payout > place.stake);
        return made;
      }),
    );
  };
  /** Shows the card places before the deal. */
  const plan = (count: number): void => {
    root.replaceChildren(
      ...Array.from({ length: count }, (_, index) =>
        column(index, '', element('span', { class: 'fan' }, emptyCard(), emptyCard())),
      ),
    );
  };
  return {
    root,
    /** Shows the places if there are several; `planned` is their number before the first deal. Returns whether it did. */
    draw: (view: HandView | null, planned: number): boolean => {
      const hasSeveral = view === null ? planned > 1 : view.places !== undefined;
      root.hidden = !hasSeveral;
      if (view?.places) show(view.places, view.over);
      else plan(hasSeveral ? planned : 0);
      return hasSeveral;
    },
  };
};
