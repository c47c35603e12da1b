import { seededRandom, textSeed } from '#sim/core/seeded-random.ts';
import type { Lettering, Scene } from './choice.ts';
import { fairDice } from './heroes/dice.ts';
import { bolt } from './heroes/sky.ts';
import { ferrisWheel } from './heroes/wheels.ts';
import { bend } from './paint/letters.ts';
import { coin } from './paint/metals.ts';
import { diagonal, Pen, type Stop } from './paint/pen.ts';
import { circle, glow, onCircle, path, placeAt, rect, stroke, times } from './paint/shapes.ts';
import { type Palette, palettes } from './palettes.ts';
import { scenePainters } from './scenes/all.ts';
import { outline } from './sources/fonts.ts';

interface Brand {
  readonly name: string;
  readonly lettering: Lettering;
  /** Background of the mark. */
  readonly plate: readonly Stop[];
  readonly palette: Palette;
  readonly scene: Scene;
  /** Symbol on the plate, on a 44 grid. */
  readonly sign: string;
  readonly hero: (pen: Pen) => string;
}

const boltPath = path('M26 7L11 25H20.5L17 37.5L33 18.5H23.5Z', '#141003');
const inkColour = '#3a1030';
const wheelPath =
  times(4, (i) => stroke('M22 8V36', inkColour, 2.4, `transform="rotate(${i * 45} 22 22)"`)) +
  circle(22, 22, 10, 'none', `stroke="${inkColour}" stroke-width="2.4"`) +
  times(8, (i) => circle(...onCircle(22, 22, 13, i * 45), 3.1, inkColour)) +
  circle(22, 22, 3.6, inkColour);

const brands = {
  kidlat: {
    name: 'Kidlat',
    lettering: 'kanit',
    plate: ['#ffe29a', '#e9a92f'],
    palette: 'kidlat',
    scene: 'rays',
    sign: boltPath,
    hero: (pen) => bolt(pen, palettes.kidlat) + coin(pen, -112, 92, 84, -14) + coin(pen, 112, 84, 96, 14),
  },
  perya: {
    name: 'Perya',
    lettering: 'lilita',
    plate: ['#ffcf6b', '#f08a3c'],
    palette: 'pista',
    scene: 'fair',
    sign: wheelPath,
    hero: (pen) =>
      ferrisWheel('#fff3d6', ['#ea2f45', '#ffc91f', '#2379ff', '#22b573'])(pen, palettes.pista) +
      placeAt(76, 84, fairDice(pen, palettes.pista), 8, 0.46),
  },
} satisfies Record<string, Brand>;

export type BrandName = keyof typeof brands;
export const brandNames = Object.keys(brands) as BrandName[];
export const isBrandName = (name: string): name is BrandName => Object.hasOwn(brands, name);

const sign = (pen: Pen, { plate, sign: lines }: Brand): string =>
  rect(2, 2, 40, 40, pen.linear(plate), 'rx="12"') + lines;

function wordmark({ name, lettering }: Brand, x: number, middle: number, height: number): { d: string; width: number } {
  const box = outline(lettering, name);
  const caps = outline(lettering, 'K');
  const scale = height / caps.height;
  const d = bend(box.path, (px, py) => [x + (px - box.left) * scale, middle + height / 2 + py * scale]);
  return { d, width: box.width * scale };
}

/** Draws the symbol alone, 44 by 44. */
export function drawBrandMark(brand: BrandName): string {
  const pen = new Pen();
  return pen.svg(44, 44, sign(pen, brands[brand]));
}

/** Draws symbol and name, 44 high, with white letters for dark backgrounds. */
export function drawBrandLogo(brand: BrandName): string {
  const pen = new Pen();
  const { d, width } = wordmark(brands[brand], 50, 22, 24.5);
  return pen.svg(Math.ceil(52 + width), 44, `${sign(pen, brands[brand])}<path d="${d}" fill="#fff"/>`);
}

/**
 * Draws the icon of the installed app, 512 by 512. A maskable one fills the square and keeps its symbol in the safe
 * zone.
 */
export function drawAppIcon(brand: BrandName, maskable: boolean): string {
  const pen = new Pen();
  const { plate, sign: lines }: Brand = brands[brand];
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

/** Draws the preview of shared links, 1200 by 630: logo left, hero right. */
export function drawShareCard(brand: BrandName): string {
  const pen = new Pen();
  const own: Brand = brands[brand];
  const colours = palettes[own.palette];
  const { d } = wordmark(own, 0, 0, 92);
  const body = [
    rect(0, 0, 1200, 630, pen.linear(colours.sky)),
    scenePainters[own.scene]({
      pen,
      colours,
      next: seededRandom(textSeed(brand)),
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
    `<g ${pen.lift(1.6)}>${placeAt(880, 306, own.hero(pen), 0, 2)}</g>`,
    placeAt(96, 232, sign(pen, own), 0, 3.8),
    placeAt(284, 315, `<path d="${d}" fill="#fff"/>`),
  ];
  return pen.svg(1200, 630, body.join(''));
}
