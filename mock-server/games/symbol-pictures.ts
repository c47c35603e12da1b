import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { render } from '#sim/art/render.ts';
import { emojiSet } from '#sim/art/sources/icons.ts';
import { shoal } from './fish/rules.ts';
import { symbolNames } from './slot/symbol-sets.ts';

/** Folder of the drawn pictures, `{name}.webp` each. */
export const symbolFolder = fileURLToPath(new URL('./symbols/', import.meta.url));

/** Names in Fluent Emoji of all pictures that games use. */
export const usedSymbols: ReadonlySet<string> = new Set([
  ...symbolNames,
  ...shoal.map(([kind]) => kind),
  'rocket',
  'lion',
  'owl',
  'parrot',
  'crown',
  'collision',
]);

const width = 192;

/**
 * Draws the pictures that have no file yet. Files have three kilobytes each, while the source set has a hundred
 * megabytes.
 */
const drawMissing = async (): Promise<void> => {
  await mkdir(symbolFolder, { recursive: true });
  const there = new Set(await readdir(symbolFolder));
  for (const name of usedSymbols) {
    if (there.has(`${name}.webp`)) continue;
    const body = emojiSet.body(name);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">${body}</svg>`;
    const picture = await render(svg, { width, format: 'webp', quality: 82 });
    if (picture) await writeFile(`${symbolFolder}${name}.webp`, picture);
  }
};

if (import.meta.main) await drawMissing();
