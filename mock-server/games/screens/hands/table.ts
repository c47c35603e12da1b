import type { HandView } from '../../hands/wire.ts';
import { closedCard, emptyCard, openCard } from '../shell/cards.ts';
import { element, picture } from '../shell/element.ts';
import { renderInLanguage } from '../shell/language.ts';
import { move } from '../shell/motion.ts';
import { playerName } from './player-name.ts';
import { words } from './words.ts';

const avatars = ['', 'lion', 'owl', 'parrot'];

interface Seat {
  readonly root: HTMLElement;
  draw(view: HandView, showing: boolean): void;
  /** Shows the places of the first cards. */
  place(): void;
  /** Shows the current action of the seat; empty removes it. */
  note(text: () => string): void;
}

const makeSeat = (engine: HandView['engine'], seat: number): Seat => {
  const isDealer = engine === 'blackjack';
  const count = element('span', { class: 'count' });
  const note = element('small', { class: 'note' });
  const shown = element('div', { class: 'shown' });
  const melds = element('div', { class: 'melds' });
  const root = element(
    'div',
    { class: isDealer ? 'seat seat--dealer' : 'seat' },
    element(
      'div',
      { class: 'seat__head' },
      element(
        'span',
        { class: 'avatar' },
        picture(`/__games/assets/symbols/${isDealer ? 'crown' : avatars[seat]}.webp`),
        count,
      ),
      element(
        'span',
        { class: 'seat__name' },
        element('b', { text: () => (isDealer ? words().dealer : playerName(seat)) }),
        note,
      ),
    ),
    melds,
    shown,
  );
  let noted: () => string = () => '';
  renderInLanguage(() => {
    note.textContent = noted();
  });
  const set = (text: () => string): void => {
    noted = text;
    note.textContent = text();
  };
  return {
    root,
    note: set,
    place: () => shown.replaceChildren(element('span', { class: 'fan' }, emptyCard(), emptyCard())),
    draw: ({ seats, over, winners, acts }, showing) => {
      const own = seats[seat];
      if (!own) return;
      root.toggleAttribute('data-won', over && winners.includes(seat));
      count.textContent = String(own.count);
      count.hidden = isDealer;
      melds.replaceChildren(...own.melds.map((meld) => element('span', { class: 'fan' }, ...meld.map(openCard))));
      const open = own.cards.map(openCard);
      const closed =
        isDealer || engine === 'lucky9' ? Array.from({ length: own.count - own.cards.length }, closedCard) : [];
      shown.replaceChildren(element('span', { class: 'fan' }, ...open, ...closed));
      const { points } = own;
      if ((over || isDealer) && points !== null) set(() => words().points[engine](points));
      else if (own.passed) set(() => words().done.pass);
      else if (!showing && acts.length > 0 && engine === 'lucky9') set(() => words().thinking);
    },
  };
};

/** Creates the table with the opponents, the cards in the middle and the pot. */
export const makeTable = (engine: HandView['engine'], money: (major: number) => string) => {
  const isDealer = engine === 'blackjack';
  const seatNumbers = isDealer ? [1] : engine === 'tongits' ? [1, 2] : [1, 2, 3];
  const seats = seatNumbers.map((seat) => makeSeat(engine, seat));
  const pot = element('p', { class: 'pot' });
  if (isDealer) seats[0]?.place();
  // Shows a deck until the first hand is dealt.
  const middle = element(
    'div',
    { class: 'middle' },
    element(
      'div',
      { class: 'pile', attributes: { 'aria-hidden': 'true' } },
      element('span', { class: 'fan' }, ...Array.from({ length: 3 }, closedCard)),
    ),
  );
  const ownMelds = element('div', { class: 'melds melds--own' });
  const root = element(
    'div',
    { class: 'felt', attributes: { 'data-engine': engine } },
    element('div', { class: 'seats' }, ...seats.map((it) => it.root)),
    middle,
    pot,
    ownMelds,
  );

  const pile = (label: string, cards: readonly HTMLElement[]): HTMLElement =>
    element('div', { class: 'pile' }, element('span', { class: 'fan' }, ...cards), element('small', { text: label }));

  const drawMiddle = ({ table, tableSeat, stock }: HandView): void => {
    const parts: HTMLElement[] = [];
    if (stock !== null) parts.push(pile(words().stock(stock), stock > 0 ? [closedCard()] : []));
    if (engine === 'tongits') {
      const top = table.length > 0 ? table.map(openCard) : [emptyCard()];
      parts.push(pile(words().discardPile, top));
    }
    if (engine === 'pusoydos')
      parts.push(
        pile(table.length === 0 ? words().free : words().toBeat(playerName(tableSeat ?? 0)), table.map(openCard)),
      );
    middle.replaceChildren(...parts);
  };

  return {
    root,
    draw: (view: HandView | null, showing: boolean): void => {
      root.toggleAttribute('data-empty', view === null);
      if (!view) return;
      for (const seat of seats) seat.draw(view, showing);
      if (!showing || engine !== 'pusoydos') drawMiddle(view);
      ownMelds.replaceChildren(
        ...(view.places ? [] : (view.seats[0]?.melds ?? [])).map((meld) =>
          element('span', { class: 'fan' }, ...meld.map(openCard)),
        ),
      );
      const insurance = view.sides?.find(({ kind }) => kind === 'insurance');
      const insured = insurance ? ` · ${words().bets.insurance} ${money(insurance.stake)}` : '';
      const pair = view.places && view.sides.find(({ kind }) => kind === 'pair');
      const paired = pair && pair.payout > 0 ? ` · ${words().bets.pair} +${money(pair.payout)}` : '';
      pot.textContent = isDealer ? words().bet(money(view.stake)) + insured + paired : words().pot(money(view.pot));
      root.toggleAttribute('data-won', view.over && view.winners.includes(0));
    },
    /** Shows one move of the log. */
    showMove: ({ seat, act, cards }: HandView['log'][number], before: HandView | null): void => {
      if (before && seats.length > 1) for (const it of seats) it.note(() => '');
      const done = seats[seatNumbers.indexOf(seat)];
      done?.note(() => words().done[act]);
      if (done) for (const it of seats) it.root.toggleAttribute('data-turn', it === done);
      if (engine !== 'pusoydos' || act !== 'play') return;
      const shown = pile(playerName(seat), cards.map(openCard));
      middle.replaceChildren(shown);
      void move(shown, [{ transform: 'translateY(-40px)', opacity: 0 }, { transform: 'none' }], { duration: 260 });
    },
  };
};
