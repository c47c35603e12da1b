import { oval, rect, star, stroke } from '../paint/shapes.ts';
import { emblem, emoji } from '../paint/symbols.ts';
import type { Hero } from './hero.ts';

/** Two birds face to face. */
export const roosterDuel: Hero = (pen) =>
  emblem('rooster', -62, 10, 176, pen.linear(['#ffb08a', '#e0302a', '#6b0a0a']), { flip: true }) +
  emblem('rooster', 66, 10, 176, pen.linear(['#cfe8ff', '#2f78e0', '#0b2360'])) +
  star(0, -92, 20, 8, '#ffe08a', 0, 8);

/** A hoop with a ball in flight. */
export const hoop: Hero = (pen) =>
  rect(-90, -128, 180, 112, '#ffffff', 'opacity=".2" rx="9"') +
  rect(-90, -128, 180, 112, 'none', 'stroke="#fff" stroke-width="6" rx="9"') +
  rect(-34, -78, 68, 50, 'none', 'stroke="#ff6a3c" stroke-width="6"') +
  oval(0, -18, 56, 12, 'none', 'stroke="#ff6a3c" stroke-width="8"') +
  stroke(
    'M-54 -14L-32 42M-54 -10L-44 22M-12 -8L-32 42M-12 -8L14 44M14 -8L-12 44M36 -10L14 44M54 -14L32 42M32 42L46 18M-32 42H32',
    '#fff',
    2.6,
    'opacity=".85"',
  ) +
  emoji(pen, 'basketball', 0, 70, 134, { turn: 12 });
