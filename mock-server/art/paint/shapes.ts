import type { RandomSource } from '#sim/core/seeded-random.ts';
import { type Pen, roundToTenth } from './pen.ts';

type Point = readonly [x: number, y: number];

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${roundToTenth(x)}" y="${roundToTenth(y)}" width="${roundToTenth(w)}" height="${roundToTenth(h)}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${roundToTenth(x)}" cy="${roundToTenth(y)}" r="${roundToTenth(r)}" fill="${fill}" ${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${roundToTenth(x)}" cy="${roundToTenth(y)}" rx="${roundToTenth(rx)}" ry="${roundToTenth(ry)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;

/** Moves, rotates and scales a drawing around the origin. */
export const placeAt = (x: number, y: number, body: string, turn = 0, scale: number | string = 1): string =>
  `<g transform="translate(${roundToTenth(x)} ${roundToTenth(y)})${turn ? ` rotate(${roundToTenth(turn)})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${body}</g>`;

export const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');

/** Returns a point on a circle; degrees clockwise from the top. */
export function onCircle(x: number, y: number, r: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
}

/** Returns a closed path through points. */
export const polygon = (points: readonly Point[], fill: string, more = ''): string =>
  path(`M${points.map(([x, y]) => `${roundToTenth(x)} ${roundToTenth(y)}`).join('L')}Z`, fill, more);

export const star = (x: number, y: number, outer: number, inner: number, fill: string, turn = 0, points = 5): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, i) => onCircle(x, y, i % 2 ? inner : outer, turn + (i * 180) / points)),
    fill,
  );

/** Draws a four-pointed sparkle. */
export const sparkle = (x: number, y: number, r: number, fill = '#fff', opacity = 1): string =>
  path(
    `M${roundToTenth(x)} ${roundToTenth(y - r)}Q${roundToTenth(x + r * 0.12)} ${roundToTenth(y - r * 0.12)} ${roundToTenth(x + r)} ${roundToTenth(y)}Q${roundToTenth(x + r * 0.12)} ${roundToTenth(y + r * 0.12)} ${roundToTenth(x)} ${roundToTenth(y + r)}Q${roundToTenth(x - r * 0.12)} ${roundToTenth(y + r * 0.12)} ${roundToTenth(x - r)} ${roundToTenth(y)}Q${roundToTenth(x - r * 0.12)} ${roundToTenth(y - r * 0.12)} ${roundToTenth(x)} ${roundToTenth(y - r)}Z`,
    fill,
    `opacity="${opacity}"`,
  );

export const glow = (pen: Pen, x: number, y: number, r: number, colour: string, opacity = 0.8): string =>
  circle(
    x,
    y,
    r,
    pen.radial([
      [colour, opacity],
      [colour, opacity * 0.35, 0.45],
      [colour, 0],
    ]),
  );

/** Draws beams from a centre that fade outwards. */
export function beams(
  pen: Pen,
  x: number,
  y: number,
  n: number,
  r: number,
  colour: string,
  opacity: number,
  turn = 0,
): string {
  const d = times(n, (i) => {
    const [ax, ay] = onCircle(x, y, r, turn + (i * 360) / n);
    const [bx, by] = onCircle(x, y, r, turn + ((i + 0.5) * 360) / n);
    return `M${x} ${y}L${roundToTenth(ax)} ${roundToTenth(ay)}L${roundToTenth(bx)} ${roundToTenth(by)}Z`;
  });
  return path(
    d,
    pen.radial([
      [colour, opacity * 1.6],
      [colour, opacity],
      [colour, 0],
    ]),
  );
}

/** Draws a cone of light from a point; degrees from straight down. */
export const cone = (
  pen: Pen,
  x: number,
  y: number,
  turn: number,
  half: number,
  length: number,
  colour: string,
  opacity: number,
): string =>
  placeAt(
    x,
    y,
    path(
      `M-5 0L${-half} ${length}H${half}L5 0Z`,
      pen.linear([
        [colour, opacity],
        [colour, 0],
      ]),
    ),
    turn,
  );

/** Draws small lights scattered over a box. */
export const dust = (
  next: RandomSource,
  n: number,
  colour: string,
  width: number,
  height: number,
  size = 1.6,
): string =>
  times(n, () =>
    circle(
      next() * width,
      next() * height,
      0.5 + next() * size,
      colour,
      `opacity="${roundToTenth(0.25 + next() * 0.7)}"`,
    ),
  );

/** Draws a filled wave down to the bottom. */
export function wave(
  y: number,
  rise: number,
  length: number,
  fill: string,
  shift = 0,
  width = 360,
  foot = 480,
): string {
  let d = `M0 ${foot}L0 ${roundToTenth(y + rise * Math.sin(shift))}`;
  for (let x = 12; x <= width + 12; x += 12)
    d += `L${x} ${roundToTenth(y + rise * Math.sin((x / length) * 6.2832 + shift))}`;
  return path(`${d}L${width + 12} ${foot}Z`, fill);
}
