import { type Pen, SLANT } from './pen.ts';
import { at, circle, onCircle, path, rect, times } from './shapes.ts';

export const gold = (pen: Pen): string => pen.linear(['#fff6cf', ['#f8cd62', 1, 0.4], ['#b9761a', 1, 0.62], '#f5cb5c']);
export const silver = (pen: Pen): string =>
  pen.linear(['#ffffff', ['#c9d3e2', 1, 0.42], ['#78869c', 1, 0.62], '#dfe7f1']);
export const bronze = (pen: Pen): string =>
  pen.linear(['#ffe3c4', ['#d98f54', 1, 0.42], ['#86431a', 1, 0.64], '#d79258']);

/** A round of struck metal with a rope of lights and a graded field; the hero stands on it. */
export function medallion(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  field: readonly [string, string],
  light = '#ffe9a8',
): string {
  const rim = pen.linear(['#fff3c4', '#c98f2c', '#7c4c0f', '#f6cf6a'], SLANT);
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

/** A stack of two coins in perspective-free view. */
export function coin(pen: Pen, x: number, y: number, r: number, turn = 0): string {
  const face = pen.linear(['#fff3b0', '#f2b632', '#c77f14'], SLANT);
  const mark = path('M3 -52L-26 8H-4L-12 52L28 -12H4Z', '#a8650d');
  return at(
    x,
    y,
    circle(0, r * 0.09, r, '#8a520c') +
      circle(0, 0, r, face) +
      circle(
        0,
        0,
        r * 0.78,
        'none',
        `stroke="#b8741a" stroke-width="${r * 0.08}" stroke-dasharray="${r * 0.12} ${r * 0.1}"`,
      ) +
      at(0, 0, mark, 0, r / 100) +
      rect(-r * 0.62, -r * 0.7, r * 0.5, r * 0.16, '#fff', `rx="${r * 0.08}" opacity=".5" transform="rotate(-24)"`),
    turn,
  );
}
