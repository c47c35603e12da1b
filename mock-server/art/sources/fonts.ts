import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import type { Lettering } from '../choice.ts';

const locate = createRequire(import.meta.url);

/** Package and weight of each typeface; all are licensed under OFL 1.1. */
const files: Readonly<Record<Lettering, readonly [string, string]>> = {
  lilita: ['lilita-one', '400-normal'],
  bungee: ['bungee', '400-normal'],
  rye: ['rye', '400-normal'],
  limelight: ['limelight', '400-normal'],
  kanit: ['kanit', '800-italic'],
  kanitBlack: ['kanit', '900-normal'],
  russo: ['russo-one', '400-normal'],
  shrikhand: ['shrikhand', '400-normal'],
  bangers: ['bangers', '400-normal'],
  cinzel: ['cinzel', '900-normal'],
  berkshire: ['berkshire-swash', '400-normal'],
  bowlby: ['bowlby-one', '400-normal'],
  righteous: ['righteous', '400-normal'],
};

const fileOf = (lettering: Lettering): string => {
  const [family, weight] = files[lettering];
  return `@fontsource/${family}/files/${family}-latin-${weight}.woff`;
};

/** All font files used, by their path in the package. */
export const fontFiles: readonly string[] = (Object.keys(files) as Lettering[]).map(fileOf);

const loaded = new Map<Lettering, opentype.Font>();

function font(lettering: Lettering): opentype.Font {
  const known = loaded.get(lettering);
  if (known) return known;
  const read = opentype.loadSync(locate.resolve(fileOf(lettering)));
  loaded.set(lettering, read);
  return read;
}

interface Outline {
  readonly path: opentype.Path;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the outline of a text whose baseline starts at the origin, so that pictures do not depend on installed fonts.
 */
export function outline(lettering: Lettering, text: string, size = 100): Outline {
  const path = font(lettering).getPath(text, 0, 0, size);
  const box = path.getBoundingBox();
  return { path, left: box.x1, top: box.y1, width: box.x2 - box.x1, height: box.y2 - box.y1 };
}
