import { brandArts } from '#brands/all.ts';
import type { BrandArt } from '#brands/brand.ts';
import { seededRandom, textSeed } from '#sim/core/seeded-random.ts';
import { type Lettering, letterings, type Scene, scenes } from './choice.ts';
import { motifNamed, motifNames } from './motifs/all.ts';
import { bend } from './paint/letters.ts';
import { diagonal, Pen } from './paint/pen.ts';
import { glow, path, placeAt, rect } from './paint/shapes.ts';
import { type Palette, paletteNames, palettes } from './palettes.ts';
import { scenePainters } from './scenes/all.ts';
import { outline } from './sources/fonts.ts';

/** An art choice of a brand that does not exist: its field, such as `art.palette`, and the names that exist. */
interface UnknownArt {
  readonly field: string;
  readonly name: string;
  readonly known: readonly string[];
}

/** Returns the art choices of a brand that do not exist. */
export const unknownArt = ({ lettering, palette, scene, hero }: BrandArt): UnknownArt[] =>
  [
    { field: 'art.lettering', name: lettering, known: letterings },
    { field: 'art.palette', name: palette, known: paletteNames },
    { field: 'art.scene', name: scene, known: scenes },
    ...hero.map(({ motif }, at) => ({ field: `art.hero.${at}.motif`, name: motif, known: motifNames })),
  ].filter(({ name, known }) => !known.some((it) => it === name));

/** Returns an art choice that does not exist as a sentence with the names to choose from. */
export const unknownArtSentence = ({ field, name, known }: UnknownArt): string =>
  `There is no ${field.split('.').at(-1)} "${name}". Choose one of ${known.join(', ')}.`;

interface Drawing extends BrandArt {
  readonly lettering: Lettering;
  readonly palette: Palette;
  readonly scene: Scene;
}

/** Returns whether all art choices of a brand exist. */
export const isDrawing = (art: BrandArt): art is Drawing => unknownArt(art).length === 0;

/** Returns what is drawn of a brand; undefined if there is no such brand or its choices do not exist. */
export const artOf = (brand: string): Drawing | undefined => {
  const art = Object.hasOwn(brandArts, brand) ? brandArts[brand] : undefined;
  return art && isDrawing(art) ? art : undefined;
};

/** Draws the symbol on a grid of 44 by 44: the brand's file, else the first letter of its name. */
const symbolOf = ({ symbol, lettering, name, ink }: Drawing): string => {
  if (symbol) return symbol;
  const letter = outline(lettering, name.slice(0, 1).toUpperCase());
  const scale = Math.min(24 / letter.height, 26 / letter.width);
  const [left, top] = [22 - (letter.width * scale) / 2, 22 - (letter.height * scale) / 2];
  return path(
    bend(letter.path, (x, y) => [left + (x - letter.left) * scale, top + (y - letter.top) * scale]),
    ink,
  );
};

const plateAndSymbol = (pen: Pen, art: Drawing): string =>
  rect(2, 2, 40, 40, pen.linear(art.plate), 'rx="12"') + symbolOf(art);

function wordmark(
  { name, lettering }: Drawing,
  x: number,
  middle: number,
  height: number,
): { d: string; width: number } {
  const box = outline(lettering, name);
  const caps = outline(lettering, 'K');
  const scale = height / caps.height;
  const d = bend(box.path, (px, py) => [x + (px - box.left) * scale, middle + height / 2 + py * scale]);
  return { d, width: box.width * scale };
}

/** Draws the symbol alone, 44 by 44. */
export function drawBrandMark(art: Drawing): string {
  const pen = new Pen();
  return pen.svg(44, 44, plateAndSymbol(pen, art));
}

/** Draws symbol and name, 44 high and at most 160 wide; white letters are for dark backgrounds. */
export function drawBrandLogo(art: Drawing, letters = '#fff'): string {
  const pen = new Pen();
  const room = 108;
  const height = Math.min(24.5, (24.5 * room) / wordmark(art, 50, 22, 24.5).width);
  const { d, width } = wordmark(art, 50, 22, height);
  return pen.svg(Math.ceil(52 + width), 44, plateAndSymbol(pen, art) + path(d, letters));
}

/**
 * Draws the icon of the installed app, 512 by 512. A maskable one fills the square and keeps its symbol in the safe
 * zone.
 */
export function drawAppIcon(art: Drawing, maskable: boolean): string {
  const pen = new Pen();
  const { plate } = art;
  const lines = symbolOf(art);
  const scale = maskable ? 8.6 : 10.6;
  const shift = 256 - 22 * scale;
  return pen.svg(
    512,
    512,
    rect(0, 0, 512, 512, pen.linear(plate, diagonal), maskable ? '' : 'rx="116"') +
      (maskable ? glow(pen, 190, 130, 360, '#fff', 0.4) : glow(pen, 230, 200, 220, '#fff', 0.35)) +
      `<g transform="translate(${shift + 5} ${shift + 10}) scale(${scale})" opacity=".22">${lines}</g>` +
      `<g transform="translate(${shift} ${shift}) scale(${scale})">${lines}</g>`,
  );
}

const heroOf = (pen: Pen, { hero, palette }: Drawing): string =>
  hero
    .map(({ motif, x, y, scale, turn }) => placeAt(x, y, motifNamed(motif).hero(pen, palettes[palette]), turn, scale))
    .join('');

/** Draws the preview of shared links, 1200 by 630: logo left, hero right. */
export function drawShareCard(own: Drawing): string {
  const pen = new Pen();
  const colours = palettes[own.palette];
  const { d } = wordmark(own, 0, 0, 92);
  const body = [
    rect(0, 0, 1200, 630, pen.linear(colours.sky)),
    scenePainters[own.scene]({
      pen,
      colours,
      next: seededRandom(textSeed(own.name.toLowerCase())),
      width: 1200,
      height: 630,
      x: 880,
      y: 300,
    }),
    glow(pen, 880, 300, 380, colours.glow, 0.7),
    rect(
      0,
      0,
      1200,
      630,
      pen.linear(
        [
          [colours.ink, 0.95],
          [colours.ink, 0.7, 0.42],
          [colours.ink, 0, 0.72],
        ],
        [0, 0, 1, 0],
      ),
    ),
    `<g ${pen.lift(1.6)}>${placeAt(880, 306, heroOf(pen, own), 0, 2)}</g>`,
    placeAt(96, 232, plateAndSymbol(pen, own), 0, 3.8),
    placeAt(284, 315, `<path d="${d}" fill="#fff"/>`),
  ];
  return pen.svg(1200, 630, body.join(''));
}
