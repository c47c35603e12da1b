import { bend, darken } from '../paint/letters.ts';
import type { Pen } from '../paint/pen.ts';
import { circle, oval, path, placeAt, rect, star, stroke, times } from '../paint/shapes.ts';
import { outline } from '../sources/fonts.ts';
import type { Hero } from './hero.ts';

/** A label centred on a point, its height in units. */
export function label(
  text: string,
  x: number,
  y: number,
  height: number,
  fill: string,
  most = Number.POSITIVE_INFINITY,
): string {
  const box = outline('kanitBlack', text);
  const scale = Math.min(height / box.height, most / box.width);
  const d = bend(box.path, (px, py) => [
    x + (px - box.left - box.width / 2) * scale,
    y + (py - box.top - box.height / 2) * scale,
  ]);
  return `<path d="${d}" fill="${fill}"/>`;
}

/** A numbered ball. */
export function ball(pen: Pen, text: string, x: number, y: number, r: number, colour: string): string {
  return placeAt(
    x,
    y,
    oval(r * 0.06, r * 0.2, r, r * 0.98, '#000', 'opacity=".3"') +
      circle(0, 0, r, pen.radial(['#fff', [colour, 1, 0.42], darken(colour, 0.5)], [0.34, 0.26])) +
      circle(0, r * 0.02, r * 0.56, '#fff') +
      label(text, 0, r * 0.02, r * 0.52, '#14203c', r * 0.84) +
      oval(-r * 0.34, -r * 0.66, r * 0.28, r * 0.13, '#fff', 'opacity=".75" transform="rotate(-24)"'),
  );
}

const cluster =
  (...balls: readonly (readonly [string, number, number, number, string])[]): Hero =>
  (pen) =>
    balls.map(([text, x, y, r, colour]) => ball(pen, text, x, y, r, colour)).join('');

export const bingoBalls = cluster(
  ['G', -96, 70, 46, '#8a5cff'],
  ['O', 98, 64, 50, '#ff7a2f'],
  ['B', -74, -46, 56, '#ff4a68'],
  ['I', 72, -54, 52, '#ffae1f'],
  ['N', 0, 12, 74, '#1fbf78'],
);
export const lottoBalls = cluster(
  ['42', -92, -40, 50, '#2f7bff'],
  ['17', 90, -50, 48, '#ff9f1f'],
  ['8', -56, 66, 52, '#22b573'],
  ['33', 66, 62, 54, '#e8365a'],
  ['6', 0, -10, 72, '#ffd21f'],
);
export const fiveBalls = cluster(
  ['5', -100, 34, 46, '#e8365a'],
  ['1', 100, 34, 46, '#22b573'],
  ['9', -58, -44, 50, '#ff9f1f'],
  ['2', 58, -44, 50, '#8a5cff'],
  ['7', 0, 34, 66, '#2f7bff'],
);
export const twoBalls = cluster(['28', -56, -22, 82, '#ff5a8a'], ['11', 62, 34, 86, '#ffae1f']);
export const fourBalls = cluster(
  ['4', -66, -58, 62, '#2f7bff'],
  ['0', 66, -58, 62, '#22b573'],
  ['8', -66, 62, 62, '#ffae1f'],
  ['3', 66, 62, 62, '#e8365a'],
);
export const elevenBalls = cluster(
  ['01', -84, -54, 52, '#22b573'],
  ['05', 84, -54, 52, '#e8365a'],
  ['11', 0, 26, 92, '#7a4cf0'],
);
export const kenoBalls = cluster(
  ...Array.from(
    { length: 9 },
    (_, i) =>
      [
        String(((i * 29) % 80) + 1),
        (i % 3) * 78 - 78,
        Math.floor(i / 3) * 78 - 78,
        41,
        ['#e8365a', '#ffae1f', '#22b573', '#2f7bff', '#8a5cff'][(i * 2) % 5] ?? '#fff',
      ] as const,
  ),
);
export const colourBalls = cluster(
  ['A', -70, -46, 70, '#ffc91f'],
  ['C', 76, -36, 64, '#2379ff'],
  ['B', 2, 54, 76, '#ea2f45'],
);

/** A glass drum full of balls on a stand. */
export const drawDrum =
  (numbers: readonly string[]): Hero =>
  (pen) => {
    const colours = ['#e8365a', '#ffae1f', '#22b573', '#2f7bff', '#8a5cff', '#ff7a2f'];
    const places = [
      [-46, 34],
      [0, 52],
      [46, 34],
      [-24, -8],
      [26, -10],
      [0, -50],
    ] as const;
    return (
      path('M-64 74H64L92 122H-92Z', pen.linear(['#ffd978', '#b9761a'])) +
      rect(-104, 112, 208, 16, pen.linear(['#fff0b8', '#a8650d']), 'rx="8"') +
      circle(
        0,
        0,
        112,
        pen.radial([
          ['#fff', 0.1],
          ['#cfeaff', 0.3, 0.8],
          ['#fff', 0.75],
        ]),
      ) +
      places.map(([x, y], i) => ball(pen, numbers[i % numbers.length] ?? '', x, y, 34, colours[i] ?? '#fff')).join('') +
      circle(0, 0, 112, 'none', 'stroke="#fff" stroke-width="5" opacity=".85"') +
      stroke('M-84 -46A96 96 0 0 1 -20 -94', '#fff', 10, 'stroke-linecap="round" opacity=".8"')
    );
  };

/** A paper ticket with a row of numbers. */
export const ticket: Hero = (pen) =>
  placeAt(
    0,
    0,
    rect(-112, -60, 224, 140, '#000', 'rx="16" opacity=".3"') +
      rect(-116, -72, 232, 140, pen.linear(['#fff6d8', '#ffd36a']), 'rx="16"') +
      times(2, (i) => circle(i ? 116 : -116, -2, 18, '#a8341f')) +
      rect(-84, -58, 168, 34, '#d0262f', 'rx="8"') +
      times(5, (i) => star(i * 30 - 60, -41, 11, 4.8, '#fff6d8')) +
      times(
        5,
        (i) =>
          circle(i * 38 - 76, 10, 16, '#fff', 'stroke="#d0262f" stroke-width="3"') +
          label(String(((i * 17 + 7) % 45) + 1), i * 38 - 76, 10, 12, '#7a1410'),
      ) +
      stroke('M-80 48H80', '#b8741a', 4, 'stroke-dasharray="3 6"'),
    -8,
    1.06,
  );
