import { path } from '../paint/shapes.ts';
import { emoji } from '../paint/symbols.ts';
import type { Hero } from './hero.ts';

const boltPath = 'M14 -50L-22 8H-2L-14 50L24 -12H3Z';

export const bolt: Hero = (pen) =>
  `<g ${pen.blur(5)}>${path(boltPath, '#7fdcff', 'transform="rotate(6) scale(2.95)" opacity=".9"')}</g>` +
  path(boltPath, '#6b3a05', 'transform="translate(8 9) rotate(6) scale(2.72)"') +
  path(boltPath, pen.linear(['#fffbe0', '#ffd75e', '#ea8f18']), 'transform="rotate(6) scale(2.72)"') +
  path('M14 -50L-22 8H-14L10 -32Z', '#fff', 'transform="rotate(6) scale(2.72)" opacity=".55"');

/** The rocket of the crash games with its trail. */
export const rocket: Hero = (pen) =>
  path(
    'M-120 124Q-58 96 -26 20L22 60Q-40 118 -120 124Z',
    pen.linear(
      [
        ['#fff', 0],
        ['#ffb04a', 0.7],
        ['#fff6cf', 1],
      ],
      [0, 1, 1, 0],
    ),
  ) + emoji(pen, 'rocket', 26, -22, 206, { turn: 4 });
