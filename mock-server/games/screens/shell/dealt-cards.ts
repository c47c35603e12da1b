import type { Card } from '../../baccarat/wire.ts';
import { element } from './element.ts';
import { move, wait } from './motion.ts';
import { playSound } from './sound.ts';

const suits = ['♠', '♥', '♦', '♣'];
const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Returns a face-up card. */
export const face = ({ rank, suit }: Card): HTMLElement =>
  element(
    'div',
    { class: suit === 1 || suit === 2 ? 'card red' : 'card' },
    element('b', { text: ranks[rank] ?? '' }),
    element('span', { text: `${suits[suit] ?? ''}\uFE0E` }),
  );

/** Deals a card into a hand. */
export const dealCard = async (hand: HTMLElement, card: Card): Promise<void> => {
  const node = face(card);
  hand.append(node);
  playSound('deal');
  await move(
    node,
    [
      { transform: 'translate(40px, -160px) rotate(18deg) rotateY(90deg)', opacity: 0 },
      { transform: 'translate(4px, -10px) rotateY(60deg)', opacity: 1, offset: 0.6 },
      { transform: 'none' },
    ],
    { duration: 420, easing: 'ease-out' },
  );
  await wait(220);
};
