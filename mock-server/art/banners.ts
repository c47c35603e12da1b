import { seededRandom, textSeed } from '#sim/core/seeded-random.ts';
import { banners } from './banner-book.ts';
import type { BannerId } from './banner-ids.ts';
import { horizontal, Pen } from './paint/pen.ts';
import { glow, rect, sparkle, times } from './paint/shapes.ts';
import { palettes } from './palettes.ts';
import { scenePainters } from './scenes/all.ts';
import { finish } from './tile.ts';

export const bannerWidth = 780;
const bannerHeight = 400;
const lightCentre = { x: 592, y: 186 };

/** Draws a banner as SVG, 780 by 400. The left 53 % stays plain and dark, because HTML text is placed over it. */
export function drawBanner(id: BannerId): string {
  const pen = new Pen();
  const { palette, scene, parts } = banners[id];
  const colours = palettes[palette];
  const next = seededRandom(textSeed(id));
  const heroes = parts.map(
    ([hero, x, y, scale, turn = 0]) =>
      `<g transform="translate(${lightCentre.x + x} ${lightCentre.y + y}) rotate(${turn}) scale(${scale})">${hero(pen, colours)}</g>`,
  );
  const body = [
    rect(0, 0, bannerWidth, bannerHeight, pen.linear(colours.sky)),
    scenePainters[scene]({ pen, colours, next, width: bannerWidth, height: bannerHeight, ...lightCentre }),
    glow(pen, lightCentre.x, lightCentre.y, 250, colours.glow, 0.7),
    rect(
      0,
      0,
      bannerWidth,
      bannerHeight,
      pen.linear(
        [
          [colours.ink, 0.97],
          [colours.ink, 0.86, 0.4],
          [colours.ink, 0.5, 0.56],
          [colours.ink, 0, 0.72],
        ],
        horizontal,
      ),
    ),
    rect(
      380,
      300,
      400,
      100,
      pen.linear([
        [colours.ink, 0],
        [colours.ink, 0.6],
      ]),
    ),
    ...heroes.map((hero) => `<g ${pen.lift()}>${hero}</g>`),
    times(7, () => sparkle(440 + next() * 310, 24 + next() * 330, 5 + next() * 11, '#fff', 0.9)),
    finish(pen, bannerWidth, bannerHeight),
  ];
  return pen.svg(bannerWidth, bannerHeight, body.join(''));
}
