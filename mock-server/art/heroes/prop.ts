import { coin } from '../paint/metals.ts';
import type { Pen } from '../paint/pen.ts';
import { type EmojiLook, emoji } from '../paint/symbols.ts';
import type { Hero } from './hero.ts';

/** Draws a small object: our own drawings by name, every other name from the emoji set. */
export function prop(pen: Pen, name: string, x: number, y: number, size: number, look: EmojiLook = {}): string {
  if (name !== 'coin') return emoji(pen, name, x, y, size, look);
  const drawn = coin(pen, x, y, size, look.turn);
  return look.soft ? `<g ${pen.blur(look.soft)}>${drawn}</g>` : drawn;
}

export const goldCoin: Hero = (pen) => coin(pen, 0, 0, 100);
