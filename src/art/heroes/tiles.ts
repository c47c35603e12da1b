import { darker } from '../paint/letters.ts';
import type { Pen } from '../paint/pen.ts';
import { at, circle, oval, path, rect, stroke, times } from '../paint/shapes.ts';
import { glyph } from '../paint/symbols.ts';
import { label } from './balls.ts';
import type { Hero } from './hero.ts';

const mahjongTile = (pen: Pen, x: number, y: number, turn: number, face: string): string =>
  at(
    x,
    y,
    rect(-50, -60, 112, 150, '#000', 'rx="16" opacity=".35"') +
      rect(-54, -56, 108, 140, '#0a7a4f', 'rx="16"') +
      rect(-54, -64, 108, 140, '#15ad74', 'rx="16"') +
      rect(-54, -74, 108, 138, pen.linear(['#fffdf4', '#e6dabb']), 'rx="16"') +
      face,
    turn,
  );

export const mahjongTiles: Hero = (pen) => {
  const dots = [
    [-22, -36],
    [22, -36],
    [-22, -4],
    [22, -4],
    [-22, 28],
    [22, 28],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 14, '#0f7a52') + circle(x, y, 6, '#fffdf4'))
    .join('');
  return (
    mahjongTile(pen, -74, 22, -14, dots) +
    mahjongTile(pen, 76, 22, 13, glyph('lotus', 0, -4, 84, '#1f6fb5')) +
    mahjongTile(pen, 0, -16, 0, glyph('dragon-head', 0, -4, 96, '#c4202e'))
  );
};

const dominoTile = (pen: Pen, x: number, y: number, turn: number, a: number, b: number): string => {
  const spots = [
    [],
    [[0, 0]],
    [
      [-18, -18],
      [18, 18],
    ],
    [
      [-20, -20],
      [0, 0],
      [20, 20],
    ],
    [
      [-18, -18],
      [18, -18],
      [-18, 18],
      [18, 18],
    ],
    [
      [-20, -20],
      [20, -20],
      [0, 0],
      [-20, 20],
      [20, 20],
    ],
    [
      [-18, -22],
      [18, -22],
      [-18, 0],
      [18, 0],
      [-18, 22],
      [18, 22],
    ],
  ];
  const half = (n: number, dy: number): string =>
    (spots[n] ?? []).map(([px = 0, py = 0]) => circle(px, py + dy, 7.6, '#20242f')).join('');
  return at(
    x,
    y,
    rect(-40, -76, 88, 168, '#000', 'rx="14" opacity=".35"') +
      rect(-44, -80, 88, 166, '#c9bfa6', 'rx="14"') +
      rect(-44, -86, 88, 164, pen.linear(['#ffffff', '#efe8d6']), 'rx="14"') +
      stroke('M-32 -4H32', '#a89c80', 3) +
      half(a, -46) +
      half(b, 38),
    turn,
  );
};

export const dominoes: Hero = (pen) =>
  dominoTile(pen, -62, 10, -18, 6, 4) + dominoTile(pen, 66, 6, 20, 3, 5) + dominoTile(pen, 0, -8, 0, 6, 6);

/** A draughts board with crowned pieces. */
export const draughts: Hero = (pen) => {
  const cells = times(25, (i) =>
    ((i % 5) + Math.floor(i / 5)) % 2 ? rect((i % 5) * 38 - 95, Math.floor(i / 5) * 38 - 95, 38, 38, '#5a2a10') : '',
  );
  const piece = (x: number, y: number, c: string): string =>
    oval(x, y + 7, 24, 22, '#000', 'opacity=".4"') +
    circle(x, y + 4, 23, darker(c, 0.6)) +
    circle(x, y - 2, 23, c) +
    circle(x, y - 2, 15, 'none', 'stroke="#fff" stroke-opacity=".6" stroke-width="3"');
  return (
    at(
      0,
      4,
      rect(-112, -112, 224, 224, pen.linear(['#b8702c', '#6b3a12']), 'rx="16"') +
        rect(-95, -95, 190, 190, '#f0d6a4') +
        cells,
      45,
      0.82,
    ) +
    piece(-54, -4, '#e8304a') +
    piece(0, -58, '#e8304a') +
    piece(54, 0, '#2b2f3a') +
    piece(0, 56, '#2b2f3a') +
    piece(0, 0, '#e8304a') +
    glyph('crown', 0, -3, 24, '#ffe08a')
  );
};

/** A long board of shells. */
export const sungka: Hero = (pen) => {
  const wood = pen.linear(['#c98442', '#7a4218', '#4a2409']);
  const pit = (x: number, y: number, r: number): string =>
    oval(x, y, r, r * 0.82, '#2a1405') +
    oval(x, y + r * 0.14, r * 0.9, r * 0.66, '#5a300f') +
    times(4, (i) => oval(x - 6 + (i % 2) * 12, y - 2 + Math.floor(i / 2) * 8, 6, 4.6, i % 2 ? '#fff6e0' : '#ffd9a0'));
  return at(
    0,
    0,
    path(
      'M-126 0Q-118 -70 -64 -60H64Q118 -70 126 0Q118 74 64 66H-64Q-118 74 -126 0Z',
      '#000',
      'opacity=".3" transform="translate(0 12)"',
    ) +
      path('M-126 0Q-118 -70 -64 -60H64Q118 -70 126 0Q118 74 64 66H-64Q-118 74 -126 0Z', wood) +
      pit(-92, 2, 25) +
      pit(92, 2, 25) +
      times(4, (i) => pit(i * 39 - 58, -28, 18) + pit(i * 39 - 58, 32, 18)),
    -10,
    1.02,
  );
};

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
    at(0, -3, reel(-78) + reel(0) + reel(78)) +
    rect(-116, -8, 232, 4, '#ffd43a', 'opacity=".85"') +
    times(11, (i) => circle(i * 24 - 120, -90, 4, '#fff') + circle(i * 24 - 120, 84, 4, '#fff'))
  );
};
