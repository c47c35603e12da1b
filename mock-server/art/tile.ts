import { type RandomSource, seededRandom, shuffled, textSeed } from '#sim/core/seeded-random.ts';
import type { ArtChoice, Lettering } from './choice.ts';
import { prop } from './heroes/prop.ts';
import { motifNamed } from './motifs/all.ts';
import { letter } from './paint/letters.ts';
import { Pen } from './paint/pen.ts';
import { glow, onCircle, rect, sparkle, times } from './paint/shapes.ts';
import { palettes } from './palettes.ts';
import { scenePainters } from './scenes/all.ts';
import { layTitle } from './title.ts';

export const tileWidth = 360;
const tileHeight = 480;
const tileCentre = { x: 180, y: 186 };

/** Typefaces whose capitals are suitable for curved titles. */
const bowed = new Set<Lettering>(['lilita', 'bungee', 'rye', 'bowlby', 'kanitBlack', 'righteous']);

/**
 * Draws the poster of a game as SVG, 360 by 480. The name seeds the details (props, sparkles), the design determines
 * the rest.
 */
export function drawTile(art: ArtChoice, name: string): string {
  const pen = new Pen();
  const colours = palettes[art.palette];
  const next = seededRandom(textSeed(name));
  const canvas = { pen, colours, next, width: tileWidth, height: tileHeight, ...tileCentre };
  const body = [
    rect(0, 0, tileWidth, tileHeight, pen.linear(colours.sky)),
    scenePainters[art.scene](canvas),
    glow(pen, tileCentre.x, tileCentre.y, 176, colours.glow, 0.72),
    drawHero(pen, art, next),
    rect(
      0,
      262,
      tileWidth,
      tileHeight - 262,
      pen.linear([
        [colours.ink, 0],
        [colours.ink, 0.82, 0.44],
        [colours.ink, 1],
      ]),
    ),
    drawTitle(pen, art, name),
    finish(pen, tileWidth, tileHeight),
  ];
  return pen.svg(tileWidth, tileHeight, body.join(''));
}

/** Draws the hero of a poster with its props, in the poster's coordinates. */
export function drawHero(pen: Pen, art: ArtChoice, next: RandomSource): string {
  const { hero, props: names } = motifNamed(art.motif);
  const colours = palettes[art.palette];
  const lifted = `<g ${pen.lift()}><g transform="translate(${tileCentre.x} ${tileCentre.y})">${hero(pen, colours)}</g></g>`;
  return props(pen, names, next) + lifted + sparkles(next);
}

/** Positions of the props: two beside the hero's feet, one above, out of focus. */
const places = [
  { x: 50, y: 282, size: 74, turn: -14, soft: 0 },
  { x: 312, y: 276, size: 82, turn: 13, soft: 0 },
  { x: 318, y: 58, size: 52, turn: 20, soft: 1.4 },
] as const;

function props(pen: Pen, names: readonly string[], next: RandomSource): string {
  const isMirrored = next() > 0.5;
  return shuffled(names, next)
    .map((name, i) => {
      const { x, y, size, turn, soft } = places[i % places.length] ?? places[0];
      return prop(pen, name, isMirrored ? tileWidth - x : x, y, size * (0.9 + next() * 0.2), {
        turn: isMirrored ? -turn : turn,
        soft,
      });
    })
    .join('');
}

/** Draws sparkles around the hero, never in front of it. */
const sparkles = (next: RandomSource): string =>
  times(5, () => {
    const [x, y] = onCircle(tileCentre.x, tileCentre.y - 10, 112 + next() * 44, next() * 360);
    return sparkle(x, y, 4 + next() * next() * 13, '#fff', 0.9);
  });

/** Draws the name of a game on the lower third of its poster. */
export function drawTitle(pen: Pen, { lettering, palette }: ArtChoice, name: string): string {
  const colours = palettes[palette];
  const arch = bowed.has(lettering) ? 9 : 0;
  return layTitle(name, lettering, { x: 180, top: 322, bottom: 460, width: 308 }, arch)
    .map((line, i) =>
      letter(pen, line, { lettering, fill: i === 0 ? colours.title : colours.second, edge: colours.ink }),
    )
    .join('');
}

/** Draws the light edge and sheen of all pictures. */
export const finish = (pen: Pen, width: number, height: number): string =>
  rect(
    0,
    0,
    width,
    height,
    pen.linear([
      ['#fff', 0.16],
      ['#fff', 0, 0.2],
      ['#000', 0, 0.72],
      ['#000', 0.2],
    ]),
  ) + rect(1, 1, width - 2, height - 2, 'none', 'stroke="#fff" stroke-opacity=".14" stroke-width="2"');
