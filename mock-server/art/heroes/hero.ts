import { medallion } from '../paint/metals.ts';
import type { Pen } from '../paint/pen.ts';
import { beams } from '../paint/shapes.ts';
import { emblem, emoji } from '../paint/symbols.ts';
import type { Colours } from '../palettes.ts';

/** Draws around the origin, about 240 units wide and high. */
export type Hero = (pen: Pen, colours: Colours) => string;

/** A full-colour picture without a frame. */
export const plain =
  (name: string, size = 236, turn = 0, flip = false): Hero =>
  (pen) =>
    emoji(pen, name, 0, 0, size, { turn, flip });

/** A full-colour picture on a medallion. */
export const medal =
  (name: string, size = 176): Hero =>
  (pen, colours) =>
    ring(pen, colours) + emoji(pen, name, 0, 2, size);

/** A silhouette of metal on a medallion. */
export const medallionEmblem =
  (name: string, metal: (pen: Pen) => string, size = 170): Hero =>
  (pen, colours) =>
    ring(pen, colours) + emblem(name, 0, 2, size, metal(pen));

/** A silhouette of metal alone. */
export const metalEmblem =
  (name: string, metal: (pen: Pen) => string, size = 226, flip = false): Hero =>
  (pen) =>
    emblem(name, 0, 0, size, metal(pen), { flip });

/** Several heroes, each moved and scaled: [hero, x, y, scale, turn]. */
export const group =
  (...parts: readonly (readonly [Hero, number, number, number, number?])[]): Hero =>
  (pen, colours) =>
    parts
      .map(
        ([hero, x, y, scale, turn = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${hero(pen, colours)}</g>`,
      )
      .join('');

const ring = (pen: Pen, colours: Colours): string =>
  medallion(pen, 0, 0, 106, [colours.glow, colours.sky[1]]) + beams(pen, 0, 0, 18, 94, '#fff', 0.2);
