import { seededRandom, textSeed } from '#sim/core/seeded-random.ts';
import type { ArtChoice } from './choice.ts';
import { Pen } from './paint/pen.ts';
import { glow, rect } from './paint/shapes.ts';
import { palettes } from './palettes.ts';
import { scenePainters } from './scenes/all.ts';
import { drawHero, drawTitle, tileWidth } from './tile.ts';

/** Size of the scenery behind a machine, in the proportions of a phone. */
const width = 390;
const height = 780;
/** The light of the scene is behind the hero, above the reels. */
const light = { x: 195, y: 200 };

/** Draws the scenery behind a machine, without hero and name; it is darker where reels and controls stand. */
export function drawScenery(art: ArtChoice, name: string): string {
  const pen = new Pen();
  const colours = palettes[art.palette];
  const canvas = { pen, colours, next: seededRandom(textSeed(name)), width, height, ...light };
  const body = [
    rect(0, 0, width, height, pen.linear(colours.sky)),
    scenePainters[art.scene](canvas),
    glow(pen, light.x, light.y, 190, colours.glow, 0.6),
    rect(
      0,
      0,
      width,
      height,
      pen.linear([
        [colours.ink, 0, 0.3],
        [colours.ink, 0.7, 0.62],
        [colours.ink, 0.94, 1],
      ]),
    ),
  ];
  return pen.svg(width, height, body.join(''));
}

/** The poster's hero and name, down to the lower edge of the letters. */
const emblemHeight = 466;

/** Draws hero and name of a game without a background. */
export function drawEmblem(art: ArtChoice, name: string): string {
  const pen = new Pen();
  const hero = drawHero(pen, art, seededRandom(textSeed(name)));
  return pen.svg(tileWidth, emblemHeight, hero + drawTitle(pen, art, name));
}
