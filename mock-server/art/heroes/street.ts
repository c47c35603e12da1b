import { diagonal } from '../paint/pen.ts';
import { circle, oval, path, placeAt, rect, star, stroke, times } from '../paint/shapes.ts';
import { emblem } from '../paint/symbols.ts';
import type { Hero } from './hero.ts';

/** A jeepney, front view: chrome, horses, flags. */
export const jeepney: Hero = (pen) => {
  const chrome = pen.linear(['#ffffff', ['#d5deea', 1, 0.45], ['#8794a8', 1, 0.55], '#eef3f9']);
  const red = pen.linear(['#ff5a5f', '#c4182c', '#8a0c1c']);
  const glass = pen.linear(['#173a6b', '#7fc8f5', '#dff4ff'], diagonal);
  const lamp = (x: number): string =>
    circle(x, 36, 21, chrome) + circle(x, 36, 15, pen.radial(['#fffef0', '#ffe27a', '#f0a52a']));
  const flag = (x: number, turn: number): string =>
    placeAt(
      x,
      -104,
      stroke('M0 20V-22', '#dfe6f0', 3) +
        path('M0 -22L24 -15L0 -8Z', turn > 0 ? '#1f6bff' : '#ffd21f') +
        path('M0 -8L18 -2L0 4Z', '#ea2f45'),
      turn,
    );
  const tyre = (x: number): string =>
    rect(x - 17, 76, 34, 44, '#15171f', 'rx="9"') + rect(x - 10, 82, 20, 32, '#3a4152', 'rx="5"');
  const horse = (x: number, flip: boolean): string => emblem('horse-head', x, -4, 30, chrome, { flip });
  return (
    oval(0, 120, 124, 15, '#000', 'opacity=".45"') +
    tyre(-80) +
    tyre(80) +
    path('M-100 -92Q-100 -112 -78 -112H78Q100 -112 100 -92V-14H-100Z', pen.linear(['#ffd23f', '#f08a1f'])) +
    rect(-112, -104, 224, 20, chrome, 'rx="10"') +
    rect(-78, -134, 156, 32, pen.linear(['#2b5bff', '#122a9c']), 'rx="9" stroke="#ffd23f" stroke-width="4"') +
    times(5, (i) => star(i * 28 - 56, -118, 9, 4, i % 2 ? '#fff' : '#ffe066')) +
    flag(-96, -10) +
    flag(96, 10) +
    rect(-86, -80, 172, 60, '#10131c', 'rx="12"') +
    path('M-80 -74H-4V-26H-80ZM4 -74H80V-26H4Z', glass) +
    path('M-74 -30L-44 -72H-30L-60 -30ZM16 -30L46 -72H54L24 -30Z', '#fff', 'opacity=".5"') +
    path('M-112 -14H112L104 84Q102 92 92 92H-92Q-102 92 -104 84Z', red) +
    path('M-112 -14H112L110 4H-110Z', chrome) +
    path('M-54 2H54L48 66Q46 74 38 74H-38Q-46 74 -48 66Z', chrome) +
    times(7, (i) => rect(i * 12 - 39, 12, 6, 50, '#2b3242', 'rx="3"')) +
    star(0, 38, 19, 8, pen.linear(['#fff3b0', '#f0a52a'])) +
    lamp(-79) +
    lamp(79) +
    times(4, (i) => circle((i < 2 ? -1 : 1) * (62 + (i % 2) * 34), 66, 6, i % 2 ? '#ff9a2e' : '#fff')) +
    rect(-118, 74, 236, 18, chrome, 'rx="9"') +
    rect(-30, 76, 60, 24, '#fdf6da', 'rx="5" stroke="#26314a" stroke-width="3"') +
    times(3, (i) => rect(i * 14 - 19, 84, 9, 8, '#26314a', 'rx="2"')) +
    horse(-30, true) +
    horse(30, false) +
    rect(-124, -58, 15, 34, chrome, 'rx="6"') +
    rect(109, -58, 15, 34, chrome, 'rx="6"')
  );
};

/** A sailing boat of the south with its striped sail. */
export const vinta: Hero = (pen) => {
  const stripes = ['#ea2f45', '#ffc91f', '#2379ff', '#22b573', '#ff7a2f', '#8a48d8', '#ffffff'];
  const sail = 'M-6 -128Q96 -60 108 44Q40 62 -66 40Q-10 -30 -6 -128Z';
  return (
    stroke('M-4 -134L-26 78', '#6b3a12', 8, 'stroke-linecap="round"') +
    `<g ${pen.clip(path(sail, '#000'))}>${stripes.map((c, i) => path(`M${-150 + i * 44} 80L${-90 + i * 44} -150H${-44 + i * 44}L${-104 + i * 44} 80Z`, c)).join('')}${path(
      sail,
      pen.linear(
        [
          ['#fff', 0.4],
          ['#fff', 0],
          ['#000', 0.25],
        ],
        diagonal,
      ),
    )}</g>` +
    stroke(sail, '#fff', 4, 'stroke-opacity=".85" stroke-linejoin="round"') +
    path(
      'M-126 66Q-100 84 -60 84H72Q108 84 130 58Q122 112 74 116H-66Q-112 114 -126 66Z',
      pen.linear(['#e0a05c', '#8a4a1c', '#4a2409']),
    ) +
    times(7, (i) => star(i * 26 - 78, 99, 8, 3.6, stripes[i] ?? '#fff')) +
    stroke('M-130 108Q0 132 132 106', '#7a4a1c', 7, 'stroke-linecap="round"') +
    stroke('M-128 124Q-60 138 0 128T128 124', '#fff', 5, 'opacity=".75" stroke-linecap="round"')
  );
};
