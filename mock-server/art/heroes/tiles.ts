import { circle, placeAt, rect, times } from '../paint/shapes.ts';
import { label } from './balls.ts';
import type { Hero } from './hero.ts';

/** Three reels that all show seven. */
export const sevens: Hero = (pen) => {
  const gold = pen.linear(['#fff3c4', '#f0b93a', '#8a520c']);
  const reel = (x: number): string =>
    rect(x - 37, -66, 74, 132, pen.linear(['#8d8474', '#ffffff', '#ffffff', '#8d8474']), 'rx="8"') +
    label('7', x, 3, 84, '#7a0712') +
    label('7', x, 0, 84, '#e8122f');
  return (
    rect(-132, -88, 264, 186, '#000', 'rx="28" opacity=".4"') +
    rect(-132, -96, 264, 186, gold, 'rx="28"') +
    rect(-120, -84, 240, 162, '#5a0712', 'rx="20"') +
    placeAt(0, -3, reel(-78) + reel(0) + reel(78)) +
    rect(-116, -8, 232, 4, '#ffd43a', 'opacity=".85"') +
    times(11, (i) => circle(i * 24 - 120, -90, 4, '#fff') + circle(i * 24 - 120, 84, 4, '#fff'))
  );
};
