import { darken } from '../paint/letters.ts';
import type { Pen } from '../paint/pen.ts';
import { oval, path, placeAt, star } from '../paint/shapes.ts';
import type { Hero } from './hero.ts';

type Faces = readonly [top: string, left: string, right: string];

/** Pips of one face in a unit square. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [[0.5, 0.5]],
  [
    [0.26, 0.26],
    [0.74, 0.74],
  ],
  [
    [0.24, 0.24],
    [0.5, 0.5],
    [0.76, 0.76],
  ],
  [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  [
    [0.27, 0.22],
    [0.73, 0.22],
    [0.27, 0.5],
    [0.73, 0.5],
    [0.27, 0.78],
    [0.73, 0.78],
  ],
];

const planes = ['matrix(62 32 -62 32 0 -66)', 'matrix(62 34 0 72 -62 -34)', 'matrix(62 -34 0 72 0 0)'] as const;

/** A cube in isometric view, 124 units wide round the origin. */
function cube(pen: Pen, faces: Faces, marks: readonly string[]): string {
  const [top, left, right] = faces;
  return (
    path('M-62 -34L0 -66L62 -34V40L0 74L-62 40Z', '#000', 'opacity=".28" transform="translate(5 11)"') +
    path('M-62 -34L0 -66L62 -34L0 0Z', pen.linear(['#fff', top])) +
    path('M-62 -34L0 0V74L-62 40Z', pen.linear([left, darken(left, 0.86)])) +
    path('M62 -34L0 0V74L62 40Z', pen.linear([right, darken(right, 0.8)])) +
    marks.map((mark, i) => `<g transform="${planes[i]}">${mark}</g>`).join('') +
    path('M-62 -34L0 0L62 -34M0 0V74', 'none', 'stroke="#fff" stroke-opacity=".55" stroke-width="2"')
  );
}

const numbered = (n: number, fill: string): string =>
  (pips[n - 1] ?? [])
    .map(([x, y]) => oval(0, 0, 1, 1, fill, `transform="translate(${x} ${y}) scale(${n === 1 ? 0.16 : 0.1})"`))
    .join('');

/** An ordinary die showing three numbers. */
export function die(
  pen: Pen,
  numbers: readonly [number, number, number],
  x: number,
  y: number,
  turn: number,
  scale: number,
  colour = '#f7f3ea',
  pip = '#c41f2f',
): string {
  const faces: Faces = [colour, darken(colour, 0.95), darken(colour, 0.76)];
  return placeAt(
    x,
    y,
    cube(
      pen,
      faces,
      numbers.map((n) => numbered(n, n === 1 ? '#c41f2f' : pip)),
    ),
    turn,
    scale,
  );
}

const symbols = [
  star(0.5, 0.5, 0.36, 0.16, '#fff'),
  oval(0.5, 0.5, 0.28, 0.28, '#fff'),
  path('M.5 .18L.82 .5L.5 .82L.18 .5Z', '#fff'),
];

/** A die of the fair: colours instead of numbers. */
const fairDie = (pen: Pen, colour: string, x: number, y: number, turn: number, scale: number, shift = 0): string =>
  placeAt(
    x,
    y,
    cube(
      pen,
      [colour, colour, darken(colour, 0.72)],
      [0, 1, 2].map((i) => symbols[(i + shift) % 3] ?? ''),
    ),
    turn,
    scale,
  );

export const fairDice: Hero = (pen) =>
  fairDie(pen, '#ea2f45', -76, 42, -16, 1.12) +
  fairDie(pen, '#2379ff', 78, 38, 15, 1.12, 1) +
  fairDie(pen, '#ffc91f', 0, -22, 3, 1.26, 2);

export const threeDice: Hero = (pen) =>
  die(pen, [4, 2, 6], -74, 44, -14, 1.08) +
  die(pen, [5, 3, 1], 76, 42, 16, 1.08) +
  die(pen, [1, 6, 4], 0, -28, 4, 1.28);

export const redDice: Hero = (pen) =>
  die(pen, [6, 5, 3], -54, 22, -12, 1.45, '#e0263c', '#fff') + die(pen, [2, 4, 5], 62, -12, 14, 1.3, '#e0263c', '#fff');
