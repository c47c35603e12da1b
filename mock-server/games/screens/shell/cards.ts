import type { Card } from '../../baccarat/wire.ts';
import { element } from './element.ts';
import { localize } from './language.ts';

const suits = ['♠', '♥', '♦', '♣'];
const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

const names = localize({
  EN: {
    suits: ['spades', 'hearts', 'diamonds', 'clubs'],
    ranks: { 1: 'ace', 11: 'jack', 12: 'queen', 13: 'king' } as Readonly<Record<number, string>>,
    of: (rank: string, suit: string) => `${rank} of ${suit}`,
    hidden: 'face-down card',
  },
  TY: {
    suits: ['spades', 'hearts', 'diamonds', 'clubs'],
    ranks: { 1: 'alas', 11: 'jack', 12: 'queen', 13: 'king' } as Readonly<Record<number, string>>,
    of: (rank: string, suit: string) => `${rank} ng ${suit}`,
    hidden: 'nakataob na baraha',
  },
  VI: {
    suits: ['bích', 'cơ', 'rô', 'chuồn'],
    ranks: { 1: 'át', 11: 'bồi', 12: 'đầm', 13: 'già' } as Readonly<Record<number, string>>,
    of: (rank: string, suit: string) => `${rank} ${suit}`,
    hidden: 'lá úp',
  },
});

/** Returns the name of a card for screen readers. */
export const cardName = ({ rank, suit }: Card): string =>
  names().of(names().ranks[rank] ?? String(rank), names().suits[suit] ?? '');

/** The accessible name contains the letter on the card, for voice control. */
const buttonName = (card: Card): string =>
  names().ranks[card.rank] ? `${ranks[card.rank]}, ${cardName(card)}` : cardName(card);

const isRed = ({ suit }: Card): boolean => suit === 1 || suit === 2;

// The variation selector prevents suits from being shown as emoji.
const signs = ({ rank, suit }: Card): readonly HTMLElement[] => [
  element('b', { text: ranks[rank] ?? '', attributes: { 'aria-hidden': 'true' } }),
  element('i', { text: `${suits[suit] ?? ''}\uFE0E`, attributes: { 'aria-hidden': 'true' } }),
];

/** Returns a face-up card with a name in the current language: cards are created again when the language changes. */
export const openCard = (card: Card): HTMLElement =>
  element(
    'span',
    { class: isRed(card) ? 'pcard pcard--red' : 'pcard' },
    ...signs(card),
    element('span', { class: 'unseen', text: `${cardName(card)} ` }),
  );

/** Returns a face-down card. */
export const closedCard = (): HTMLElement =>
  element('span', { class: 'pcard pcard--back' }, element('span', { class: 'unseen', text: `${names().hidden} ` }));

/** Returns the place of a card that is not dealt yet. */
export const emptyCard = (): HTMLElement => element('span', { class: 'pcard pcard--empty' });

/** Returns a card that can be selected. */
export const cardButton = (card: Card, pressed: boolean, onPress: () => void): HTMLButtonElement =>
  element(
    'button',
    {
      class: isRed(card) ? 'pcard pcard--red' : 'pcard',
      attributes: { 'aria-label': buttonName(card), 'aria-pressed': String(pressed) },
      on: { click: onPress },
    },
    ...signs(card),
  );
