import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import { type IconName, icons, isCategoryIcon } from './icons.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

const need = createRequire(import.meta.url);
const phosphor = need('@iconify-json/ph/icons.json') as IconSet;
const flags = need('@iconify-json/circle-flags/icons.json') as IconSet;

// Integer units of a 256-unit box are a tenth of a pixel at icon size, and save a third of the bytes.
const roundCoordinates = (body: string, box: number): string => {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}">${body}</svg>`, {
    floatPrecision: 0,
    plugins: ['convertPathData', 'mergePaths'],
  });
  return data.slice(data.indexOf('>') + 1, data.lastIndexOf('</svg>'));
};

/** Cache by source text, because most pages show the same icons. */
const roundedDrawings = new Map<string, string>();

const drawn = (set: IconSet, name: string, box: number): string => {
  const icon = set.icons[name];
  if (!icon) throw new Error(`icons: the set has no ${name}`);
  const drawing = roundedDrawings.get(icon.body) ?? roundCoordinates(icon.body, box);
  roundedDrawings.set(icon.body, drawing);
  return drawing;
};

const iconBox = 256;

/** Returns the content of an icon's `svg`, which sets the colour. */
export const iconDrawing = (name: IconName): string =>
  drawn(phosphor, icons[name], iconBox).replaceAll(' fill="currentColor"', '');

/** View box of the drawings. */
export const iconViewBox = `0 0 ${iconBox} ${iconBox}`;

const symbol = (id: string, set: IconSet, name: string, box: number): string =>
  `<symbol id="${id}" viewBox="0 0 ${box} ${box}">${drawn(set, name, box)}</symbol>`;

const iconSymbol = (name: IconName): string => symbol(`i-${name}`, phosphor, icons[name], iconBox);

/** Returns the symbols of the icons in a page's first paint, which are inlined in its document. */
export const inlineSymbols = (names: readonly IconName[]): string => [...new Set(names)].map(iconSymbol).join('');

const file = (symbols: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;

const names = Object.keys(icons) as IconName[];

/** Content of the icon file. */
export const iconFileText: string = file([
  ...names.filter((name) => !isCategoryIcon(name)).map(iconSymbol),
  symbol('flag-us', flags, 'us', 512),
  symbol('flag-ph', flags, 'ph', 512),
]);

/** Content of the file with the lobby's category icons. */
export const categoryFileText: string = file(names.filter(isCategoryIcon).map(iconSymbol));

/** Hash of both files, in their names. */
export const iconFilesHash: string = createHash('sha256')
  .update(iconFileText + categoryFileText)
  .digest('hex')
  .slice(0, 8);
