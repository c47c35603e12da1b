import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandIds, readBrand } from '#brands/read.ts';
import { CliError } from '#sim/cli-error.ts';
import { brandName } from '../brand-name.ts';
import { screens } from '../looks/screens.ts';
import { runScript } from '../run-script.ts';

const widths = [390, 320] as const;

/** Size of a screen in the single picture, px, and the space between two. */
const thumb = { width: 130, height: 282 };
const gap = 6;
const columnsOfPicture = 20;

/** Takes the screens of a brand in a process of its own, because modules read the brand when they are loaded. */
const takeScreens = async (brand: string, folder: string): Promise<void> => {
  const looks = join(import.meta.dirname, '../looks.ts');
  const code = await runScript(looks, ['--take', folder], { BRAND: brand });
  if (code !== 0) throw new CliError(`The screens of ${brand} could not be taken. See the messages above.`);
};

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Column {
  readonly brand: string;
  readonly set: string;
}

const figure = (folder: string, column: Column, name: string): string => {
  const width = Number(column.set.split('-').at(-1));
  const file = `${column.brand}/${column.set}/${name}.png`;
  if (!existsSync(join(folder, file))) return '';
  return `<figure><img src="${file}" width="${width / 2}" alt="" loading="lazy"><figcaption>${escapeHtml(column.brand)} ${column.set}</figcaption></figure>`;
};

const pageOf = (folder: string, title: string, columns: readonly Column[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>
body{font:14px system-ui,sans-serif;margin:16px;background:#e9ebf0;color:#1b1f2a}
section{display:flex;gap:10px;overflow-x:auto;align-items:start}
h2{font-size:16px;margin:24px 0 8px}
figure{margin:0}
figcaption{font-size:11px;margin-top:4px}
img{border:1px solid #c3c8d4;background:#fff}
</style>
<h1>${escapeHtml(title)}</h1>
${screens.map(({ name }) => `<h2 id="${name}">${name}</h2>\n<section>${columns.map((it) => figure(folder, it, name)).join('')}</section>`).join('\n')}
</html>
`;

/** Returns all screens of a brand in its first language at 390 px as one picture, 20 in a row. */
const overviewOf = async (folder: string, { brand, set }: Column): Promise<Buffer> => {
  const rows = Math.ceil(screens.length / columnsOfPicture);
  const taken = screens.filter(({ name }) => existsSync(join(folder, brand, set, `${name}.png`)));
  const parts = taken.map(async ({ name }, at) => ({
    input: await sharp(join(folder, brand, set, `${name}.png`))
      .resize(thumb)
      .toBuffer(),
    left: gap + (at % columnsOfPicture) * (thumb.width + gap),
    top: gap + Math.floor(at / columnsOfPicture) * (thumb.height + gap),
  }));
  const size = {
    width: gap + columnsOfPicture * (thumb.width + gap),
    height: gap + rows * (thumb.height + gap),
  };
  return sharp({ create: { ...size, channels: 3, background: '#e9ebf0' } })
    .composite(await Promise.all(parts))
    .png()
    .toBuffer();
};

/**
 * Writes `index.html` with all screens of a brand in each language and width beside those of another brand, and
 * `sheet.webp` with those of the first language of both. Returns the folder.
 */
export const writeSheet = async (id: string, beside: string | undefined): Promise<string> => {
  const other = beside === undefined ? brandIds().find((it) => it !== id) : brandName(beside);
  const brands = [id, ...(other ? [other] : [])];
  const folder = join('test-results/sheet', id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const brand of brands) await takeScreens(brand, join(folder, brand));
  const setsOf = (brand: string): string[] =>
    readBrand(brand).languages.flatMap((language) => widths.map((width) => `${language}-${width}`));
  const columns = brands
    .flatMap((brand) => setsOf(brand).map((set) => ({ brand, set })))
    .filter(({ brand, set }) => existsSync(join(folder, brand, set)))
    // The same language and width of both brands stand side by side.
    .sort((one, two) => setsOf(id).indexOf(one.set) - setsOf(id).indexOf(two.set));
  writeFileSync(
    join(folder, 'index.html'),
    pageOf(folder, brands.map((it) => readBrand(it).name).join(' and '), columns),
  );
  const overviews = await Promise.all(
    brands.map((brand) => overviewOf(folder, { brand, set: setsOf(brand)[0] ?? 'en-390' })),
  );
  const { width = 0, height = 0 } = await sharp(overviews[0]).metadata();
  await sharp({ create: { width, height: height * overviews.length, channels: 3, background: '#e9ebf0' } })
    .composite(overviews.map((input, at) => ({ input, left: 0, top: at * height })))
    .webp({ quality: 80 })
    .toFile(join(folder, 'sheet.webp'));
  return folder;
};
