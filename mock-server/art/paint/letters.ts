import type { Path, PathCommand } from 'opentype.js';
import type { Lettering } from '../choice.ts';
import { outline } from '../sources/fonts.ts';
import { type Pen, roundToTenth } from './pen.ts';

interface LineStyle {
  readonly lettering: Lettering;
  readonly fill: readonly [string, string];
  /** Darkest tone: the edge that keeps the word readable on any picture. */
  readonly edge: string;
}

/** A line of lettering, centred on x with its top at y, scaled to a height and never wider than allowed. */
export interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far the middle rises above the ends, in pixels. */
  readonly arch?: number;
}

/** Returns the size of a line that is fitted into a box. */
export function fitText(
  lettering: Lettering,
  text: string,
  width: number,
  height: number,
): { width: number; height: number } {
  const box = outline(lettering, text);
  const scale = Math.min(width / box.width, height / box.height);
  return { width: box.width * scale, height: box.height * scale };
}

/** Draws letters with a soft shadow, a dark edge, a metallic gradient and a highlighted upper edge. */
export function letter(pen: Pen, line: Line, style: LineStyle): string {
  const box = outline(style.lettering, line.text);
  const scale = Math.min(line.width / box.width, line.height / box.height);
  const half = (box.width * scale) / 2;
  const d = bend(box.path, (px, py) => {
    const x = line.x - half + (px - box.left) * scale;
    const away = (x - line.x) / Math.max(half, 1);
    return [x, line.y + (py - box.top) * scale + (line.arch ?? 0) * away * away];
  });
  const edge = Math.max(5, Math.min(11, box.height * scale * 0.16));
  const outer = `stroke="${style.edge}" stroke-linejoin="round"`;
  const [top, low] = style.fill;
  const face = pen.linear([
    [top, 1, 0],
    [low, 1, 0.52],
    [darken(low), 1, 0.58],
    [low, 1, 1],
  ]);
  return (
    `<path d="${d}" transform="translate(0 ${roundToTenth(edge * 0.6)})" fill="${style.edge}" ${outer} stroke-width="${roundToTenth(edge + 3)}" opacity=".6"/>` +
    `<path d="${d}" fill="${style.edge}" ${outer} stroke-width="${roundToTenth(edge)}"/>` +
    `<path d="${d}" transform="translate(0 ${roundToTenth(Math.max(1, edge * 0.2))})" fill="${darken(low)}"/>` +
    `<path d="${d}" fill="${face}"/>`
  );
}

/** Returns a colour multiplied by a brightness factor; takes #rgb or #rrggbb. */
export function darken(colour: string, by = 0.78): string {
  const hex = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const part = (from: number): string =>
    Math.round(Number.parseInt(hex.slice(from, from + 2), 16) * by)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** Returns path data with every point moved; curves keep their type. */
export function bend(path: Path, move: (x: number, y: number) => readonly [number, number]): string {
  const point = (x: number, y: number): string => move(x, y).map(roundToTenth).join(' ');
  const draw = (c: PathCommand): string => {
    switch (c.type) {
      case 'M':
      case 'L':
        return `${c.type}${point(c.x, c.y)}`;
      case 'Q':
        return `Q${point(c.x1, c.y1)} ${point(c.x, c.y)}`;
      case 'C':
        return `C${point(c.x1, c.y1)} ${point(c.x2, c.y2)} ${point(c.x, c.y)}`;
      default:
        return 'Z';
    }
  };
  return path.commands.map(draw).join('');
}
