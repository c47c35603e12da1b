import { Pen } from './paint/pen.ts';
import { glow, oval, sparkle } from './paint/shapes.ts';
import { emoji } from './paint/symbols.ts';

const spotWidth = 240;
const spotHeight = 220;

/** Main picture, its small companions [name, x, y, size, rotation] and the colour of the light behind. */
const spots = {
  empty: ['telescope', '#5c86d8', ['glowing-star', 204, 44, 30, 12], ['ringed-planet', 40, 60, 44, -10]],
  error: ['cloud-with-lightning', '#5c86d8', ['wrench', 196, 166, 46, 14]],
  maintenance: ['hammer-and-wrench', '#f4c95d', ['gear', 200, 60, 44, 0], ['gear', 44, 150, 32, 20]],
  offline: ['satellite', '#62e0ff', ['cloud', 48, 160, 60, 0], ['low-battery', 198, 168, 40, 10]],
  region: ['globe-showing-asia-australia', '#62e0ff', ['round-pushpin', 168, 54, 62, 8]],
  notfound: ['compass', '#e0a8ff', ['world-map', 184, 164, 66, 8], ['footprints', 44, 162, 40, -16]],
  inbox: ['open-mailbox-with-lowered-flag', '#7fd0a8', ['dove', 190, 58, 58, 6]],
  search: ['magnifying-glass-tilted-left', '#5c86d8', ['game-die', 192, 160, 48, 14], ['spade-suit', 48, 64, 34, -12]],
} as const satisfies Record<
  string,
  readonly [string, string, ...(readonly [string, number, number, number, number])[]]
>;

export type SpotName = keyof typeof spots;
export const spotNames = Object.keys(spots) as SpotName[];
export const isSpotName = (name: string): name is SpotName => Object.hasOwn(spots, name);

/** Draws the picture of an empty, failed or loading page, 240 by 220 on a transparent background. */
export function drawSpot(name: SpotName): string {
  const [main, light, ...companions] = spots[name];
  const pen = new Pen();
  const body = [
    glow(pen, 120, 108, 112, light, 0.42),
    oval(120, 190, 66, 9, '#000', `opacity=".35" ${pen.blur(4)}`),
    emoji(pen, main, 120, 108, 142),
    ...companions.map(([prop, x, y, size, turn]) => emoji(pen, prop, x, y, size, { turn })),
    sparkle(78, 30, 8, '#fff', 0.8),
    sparkle(222, 110, 6, light, 0.9),
    sparkle(18, 104, 5, light, 0.9),
  ];
  return pen.svg(spotWidth, spotHeight, body.join(''));
}
