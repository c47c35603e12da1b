import { circle, oval, path, stroke, times } from '../paint/shapes.ts';
import type { Hero } from './hero.ts';

/** An octopus with eight arms, two eyes and a grin. */
export const octopus: Hero = (pen) => {
  const skin = pen.radial(['#ff9ad0', '#e0408a', '#8a1560'], [0.4, 0.25]);
  const arm = pen.linear(['#f0589c', '#a01c6c']);
  const arms = [
    'M-46 34Q-110 30 -112 76Q-112 108 -84 98',
    'M-34 48Q-86 72 -70 112Q-58 130 -40 114',
    'M-14 54Q-40 90 -20 120Q-6 132 6 116',
    'M46 34Q110 30 112 76Q112 108 84 98',
    'M34 48Q86 72 70 112Q58 130 40 114',
    'M12 54Q34 88 22 118',
  ];
  const suckers = [
    [-108, 66],
    [-111, 84],
    [-74, 92],
    [-66, 110],
    [108, 66],
    [111, 84],
    [74, 92],
    [66, 110],
  ] as const;
  const eye = (x: number): string =>
    circle(x, -8, 25, '#fff') +
    circle(x + 3, -5, 14, '#2a0b3a') +
    circle(x - 3, -12, 6, '#fff') +
    stroke(`M${x - 24} -34Q${x} -46 ${x + 24} -32`, '#8a1560', 6, 'stroke-linecap="round"');
  return (
    arms
      .map((d) => stroke(d, '#7a1258', 30, 'stroke-linecap="round"') + stroke(d, arm, 24, 'stroke-linecap="round"'))
      .join('') +
    suckers.map(([x, y]) => circle(x, y, 5, '#ffc0e0', 'opacity=".85"')).join('') +
    path('M-78 10Q-98 -116 0 -120Q98 -116 78 10Q70 66 0 68Q-70 66 -78 10Z', skin) +
    oval(-32, -82, 26, 15, '#fff', 'opacity=".45" transform="rotate(-24 -32 -82)"') +
    times(5, (i) => circle(28 + i * 10, -92 + i * i * 5, 4 + (i % 3) * 2, '#fff', 'opacity=".28"')) +
    eye(-34) +
    eye(34) +
    path('M-22 30Q0 52 22 30Q0 40 -22 30Z', '#5a0c44')
  );
};

/** A carp of red and gold that leaps through its splash. */
export const koi: Hero = (pen) => {
  const body = 'M-84 84Q-100 -8 -30 -72Q24 -118 78 -96Q104 -84 92 -48Q74 8 14 36Q-42 60 -56 96Q-72 104 -84 84Z';
  const fins = pen.linear([
    ['#fff6e0', 0.95],
    ['#ffb35c', 0.9],
    ['#f0602a', 0.85],
  ]);
  return (
    path('M-84 70Q-138 74 -140 124Q-100 112 -78 118Q-50 142 -18 126Q-34 92 -60 76Z', fins) +
    path('M-14 -74Q-52 -128 10 -132Q16 -108 50 -104Z', fins) +
    path('M34 18Q44 84 -8 88Q-6 56 -14 40Z', fins) +
    path('M-48 -40Q-98 -62 -112 -20Q-84 -12 -76 4Z', fins) +
    path(body, pen.radial(['#ffffff', '#fff3e2', '#f2c9a0'], [0.6, 0.3])) +
    `<g ${pen.clip(path(body, '#000'))}>${path('M28 -124Q110 -116 70 -60Q40 -36 8 -70Q0 -96 28 -124Z', '#f0402a')}${path('M-70 -50Q-10 -50 6 -6Q-2 38 -46 24Q-96 10 -70 -50Z', '#ff5a2c')}${oval(-62, 76, 26, 24, '#f0402a')}${oval(46, -6, 16, 12, '#2a1a24')}${times(7, (i) => stroke(`M${-60 + i * 20} ${64 - i * 20}q10 -16 22 -10`, '#d98a5c', 2.4, 'opacity=".7"'))}</g>` +
    circle(66, -78, 10, '#fff') +
    circle(68, -78, 6, '#14101c') +
    stroke('M90 -66Q108 -62 112 -46M84 -54Q92 -44 90 -30', '#f2c9a0', 4, 'stroke-linecap="round"') +
    stroke('M40 -84Q34 -64 48 -48', '#b8341c', 3.4, 'stroke-linecap="round" opacity=".7"') +
    path(
      'M-130 128Q-96 96 -60 124Q-20 92 24 122Q66 96 112 128Q60 144 0 142Q-70 146 -130 128Z',
      pen.linear(['#e8fbff', '#58b8f0']),
    ) +
    circle(-112, 84, 7, '#d8f6ff') +
    circle(72, 78, 9, '#d8f6ff') +
    circle(104, 96, 5, '#d8f6ff')
  );
};
