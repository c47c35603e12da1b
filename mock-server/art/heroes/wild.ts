import { diagonal } from '../paint/pen.ts';
import { circle, onCircle, oval, path, placeAt, rect, stroke, times } from '../paint/shapes.ts';
import { emoji } from '../paint/symbols.ts';
import type { Hero } from './hero.ts';

/** A cluster of white jasmine. */
export const sampaguita: Hero = (pen) => {
  const petal = (fill: string): string =>
    path(
      'M0 4C-32 -26 -36 -82 0 -100C36 -82 32 -26 0 4Z',
      fill,
      'stroke="#8fae74" stroke-opacity=".5" stroke-width="1.6"',
    );
  const outer = pen.linear(['#ffffff', '#eef6da', '#b9d79a']);
  const inner = pen.linear(['#ffffff', '#fbfdf0', '#d7e9bd']);
  const bloom = (x: number, y: number, s: number, turn: number): string =>
    placeAt(
      x,
      y,
      [0, 60, 120, 180, 240, 300].map((a) => `<g transform="rotate(${a + 30})">${petal(outer)}</g>`).join('') +
        [0, 60, 120, 180, 240, 300].map((a) => `<g transform="rotate(${a}) scale(.78)">${petal(inner)}</g>`).join('') +
        circle(0, 0, 17, pen.radial(['#fff6c0', '#eeb53a'])),
      turn,
      s,
    );
  const leaf = (turn: number): string =>
    path(
      'M0 0C-40 -40 -36 -110 0 -136C36 -110 40 -40 0 0Z',
      pen.linear(['#4fb55c', '#0f5a35']),
      `transform="rotate(${turn}) scale(.92)"`,
    );
  return (
    [70, 118, 242, 290].map(leaf).join('') + bloom(-72, -66, 0.52, 10) + bloom(78, 62, 0.5, -8) + bloom(0, 0, 1, 0)
  );
};

/** A tarsier with large eyes. */
export const tarsier: Hero = (pen) => {
  const fur = pen.radial(['#d9a877', '#a8703f', '#6b3f1c'], [0.45, 0.3]);
  const eye = (x: number): string =>
    circle(x, -26, 43, '#3a1f0c') +
    circle(x, -26, 39, pen.radial(['#fff2a0', '#ffb52e', '#c9680f'])) +
    circle(x + 2, -24, 19, '#120804') +
    circle(x - 9, -36, 8, '#fff') +
    circle(x + 10, -14, 4, '#fff', 'opacity=".8"');
  const ear = (side: number): string =>
    `<g transform="translate(${side * 84} -86) rotate(${side * 34})">${oval(0, 0, 27, 42, fur)}${oval(0, 4, 15, 28, '#e8a58f')}</g>`;
  const hand = (x: number): string =>
    times(
      4,
      (i) =>
        rect(x + i * 13 - 26, 84, 11, 36, pen.linear(['#c99263', '#8a5428']), 'rx="5.5"') +
        circle(x + i * 13 - 20.5, 117, 7.5, '#d9a877'),
    );
  return (
    oval(0, 66, 72, 62, fur) +
    oval(0, 78, 44, 44, '#ecd0a8', 'opacity=".7"') +
    ear(-1) +
    ear(1) +
    oval(0, -28, 96, 82, fur) +
    eye(-44) +
    eye(44) +
    oval(0, 18, 24, 18, '#ecc79c') +
    path('M-9 8Q0 2 9 8Q6 18 0 19Q-6 18 -9 8Z', '#3a1f14') +
    stroke('M-15 27Q0 38 15 27', '#3a1f14', 4, 'stroke-linecap="round"') +
    path('M-136 96Q0 84 136 100L134 118Q0 102 -136 116Z', pen.linear(['#8a5428', '#3f220c'])) +
    hand(-44) +
    hand(48)
  );
};

/** A spiked fruit, opened. */
export const durian: Hero = (pen) => {
  const husk = pen.radial(['#d9e27a', '#8fa832', '#4a6415'], [0.4, 0.3]);
  const spikes = times(30, (i) => {
    const [x, y] = onCircle(0, 8, 100, i * 12);
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${i * 12})">${path('M-13 8L0 -20L13 8Z', i % 2 ? '#7f9a2b' : '#a3b83f')}</g>`;
  });
  const rows = times(
    26,
    (i) =>
      `<g transform="translate(${((i * 47) % 170) - 85} ${((i * 61) % 160) - 70})">${path('M-12 9L0 -14L12 9Z', '#c4d45c', 'opacity=".8"')}</g>`,
  );
  return (
    path('M-8 -96Q-14 -134 6 -140Q20 -140 12 -96Z', '#6b4a1c') +
    spikes +
    circle(0, 8, 104, husk) +
    `<g ${pen.clip(circle(0, 8, 100, '#000'))}>${rows}</g>` +
    path(
      'M-52 -52Q0 -92 52 -52Q84 22 24 92Q0 104 -24 92Q-84 22 -52 -52Z',
      '#fdf3cf',
      'stroke="#5f7a1e" stroke-width="5"',
    ) +
    oval(-20, -10, 26, 40, pen.radial(['#fff6b0', '#f5c12e'], [0.4, 0.3]), 'transform="rotate(12 -20 -10)"') +
    oval(24, 36, 25, 40, pen.radial(['#fff6b0', '#f5c12e'], [0.4, 0.3]), 'transform="rotate(14 24 36)"')
  );
};

/** Terraces of rice in a gold frame of grain. */
export const terraces: Hero = (pen) => {
  const greens = ['#e9f59a', '#b5de5c', '#7cc24a', '#4a9e45', '#2b7a45', '#175c40'];
  return (
    circle(0, 8, 112, '#000', 'opacity=".35"') +
    circle(0, 0, 112, pen.linear(['#fff3c4', '#c98f2c', '#7c4c0f', '#f6cf6a'], diagonal)) +
    `<g ${pen.clip(circle(0, 0, 102, '#000'))}>${rect(-110, -110, 220, 220, pen.linear(['#8fd4ff', '#fff3c4']))}${circle(34, -42, 26, '#fff6c0')}${path('M-120 0L-50 -70L10 -16L60 -50L130 10V40H-120Z', '#5f9ec0')}${greens.map((c, i) => path(`M-120 ${i * 20 - 8}Q-50 ${i * 20 - 40 + (i % 2) * 34} 0 ${i * 20 - 8}T120 ${i * 20 - 14}V130H-120Z`, c)).join('')}${greens.map((_, i) => stroke(`M-120 ${i * 20 - 8}Q-50 ${i * 20 - 40 + (i % 2) * 34} 0 ${i * 20 - 8}T120 ${i * 20 - 14}`, '#fff', 2.4, 'opacity=".5"')).join('')}</g>` +
    emoji(pen, 'sheaf-of-rice', -78, 62, 96, { turn: -18 }) +
    emoji(pen, 'sheaf-of-rice', 82, 66, 88, { turn: 20, flip: true })
  );
};
