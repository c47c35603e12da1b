import { diagonal, type Pen } from './pen.ts';
import { circle, onCircle, path, placeAt, star, times } from './shapes.ts';

export const gold = (pen: Pen): string => pen.linear(['#fff6cf', ['#f8cd62', 1, 0.4], ['#b9761a', 1, 0.62], '#f5cb5c']);
export const silver = (pen: Pen): string =>
  pen.linear(['#ffffff', ['#c9d3e2', 1, 0.42], ['#78869c', 1, 0.62], '#dfe7f1']);
export const bronze = (pen: Pen): string =>
  pen.linear(['#ffe3c4', ['#d98f54', 1, 0.42], ['#86431a', 1, 0.64], '#d79258']);

/** Draws a metal medallion with a rim of lights and a gradient field; the hero is drawn on it. */
export function medallion(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  field: readonly [string, string],
  light = '#ffe9a8',
): string {
  const rim = pen.linear(['#fff3c4', '#c98f2c', '#7c4c0f', '#f6cf6a'], diagonal);
  const lamps = times(30, (i) => {
    const [lx, ly] = onCircle(x, y, r + 1, i * 12);
    return circle(lx, ly, 3.1, i % 2 ? '#fff' : light, 'opacity=".9"');
  });
  return (
    circle(x, y + 9, r + 14, '#000', 'opacity=".35"') +
    circle(x, y, r + 14, rim) +
    circle(x, y, r + 7, '#000', 'opacity=".35"') +
    lamps +
    circle(x, y, r - 6, rim) +
    circle(x, y, r - 11, pen.radial(field))
  );
}

/** A gold coin with a star. */
export function coin(pen: Pen, x: number, y: number, size: number, turn = 0): string {
  const rim = pen.linear(['#fff6c4', '#f5bd3a', '#b8690e'], diagonal);
  const face = pen.linear(['#ffe27a', '#f0a024'], diagonal);
  const body =
    circle(2, 6, 47, '#8a4a08') +
    circle(0, 0, 47, rim) +
    circle(0, 0, 37, '#c47a12') +
    circle(1, 1.5, 36, face) +
    star(0, 3, 25, 11, '#b8690e') +
    star(0, 0, 25, 11, '#fff0a8') +
    path('M-40 -10A41 41 0 0 1 -8 -40', 'none', 'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"');
  return placeAt(x, y, body, turn, size / 100);
}
