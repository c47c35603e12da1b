import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { stringify } from 'yaml';
import { hexOf, oklchOf } from '#brands/colour.ts';
import { brandFile, brandsFolder, readBrand, readBrandArt, readTokens, readValidBrands } from '#brands/read.ts';
import { colour } from '#markets/fields.ts';
import { marketIds, readMarket } from '#markets/read.ts';
import { drawBrandLogo, drawBrandMark, isDrawing, unknownArt, unknownArtSentence } from '#sim/art/brands.ts';
import { CliError } from '#sim/cli-error.ts';

/** Facts of a new brand; those that are missing are asked for, or have a default without a terminal. */
export interface NewBrand {
  readonly name?: string | undefined;
  readonly market?: string | undefined;
  /** Separated by commas, the default first. */
  readonly languages?: string | undefined;
  readonly scheme?: string | undefined;
  readonly page?: string | undefined;
  readonly accent?: string | undefined;
  readonly live?: string | undefined;
  readonly lettering?: string | undefined;
  /** File of the logo; drawn without one. */
  readonly logo?: string | undefined;
}

const seeds = {
  dark: { page: '#0f1420', accent: '#ffc857', live: '#62e0ff' },
  light: { page: '#f5f6fa', accent: '#6a1fd0', live: '#006d77' },
} as const;

type Ask = (question: string, usual: string) => Promise<string>;

const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** Returns the Latin letters and digits of a name, without accents. */
const plainLetters = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/đ/gi, (it) => (it === 'đ' ? 'd' : 'D'))
    .replaceAll(/\W/g, '');

/** Returns a colour as it is written to the file. Throws for values that are none. */
const colourOf = (field: string, value: string): string => {
  const { data } = colour.safeParse(value);
  if (data === undefined)
    throw new CliError(`The ${field} "${value}" is not a colour. Use a form like "#0b1220", with the quotes.`);
  return data;
};

/** Asks in a terminal; elsewhere the defaults are taken. */
const inTerminal = async <T>(work: (ask: Ask) => Promise<T>): Promise<T> => {
  if (!process.stdin.isTTY) return work(async (_, usual) => usual);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await work(async (question, usual) => (await terminal.question(`${question} (${usual}): `)).trim() || usual);
  } finally {
    terminal.close();
  }
};

/** Returns the help line of another brand of the market, which is the same for all operators of a country. */
const helpLineOf = (market: string): string =>
  Object.values(readValidBrands(readBrand)).find((it) => it.market === market)?.helpLine ??
  readMarket(market).phone.example;

/** Draws logo and mark of a brand from `art` of its settings and its `symbol.svg`. Throws for unknown art choices. */
export const drawBrand = (id: string, folder = brandsFolder): void => {
  const art = readBrandArt(id, folder);
  if (!isDrawing(art)) throw new CliError(unknownArt(art).map(unknownArtSentence).join('\n'));
  const isLight = readBrand(id, folder).scheme === 'light';
  writeFileSync(brandFile(id, 'mark.svg', folder), drawBrandMark(art));
  writeFileSync(
    brandFile(id, 'logo.svg', folder),
    drawBrandLogo(art, isLight ? readTokens(id, folder).text : undefined),
  );
};

/** Writes the folder of a brand that is valid and complete, and returns its path. Throws if it exists. */
export const createBrand = async (id: string, facts: NewBrand, folder = brandsFolder): Promise<string> => {
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    throw new CliError(`"${id}" is not a brand id. Use lower-case letters, digits and hyphens.`);
  const path = brandFile(id, '', folder);
  if (existsSync(path)) throw new CliError(`The folder ${path} exists. Choose another id, or delete it.`);
  if (facts.logo && !existsSync(facts.logo)) throw new CliError(`There is no file ${facts.logo}.`);
  const settings = await inTerminal(async (ask) => {
    const name = facts.name ?? (await ask('Name', capital(id)));
    const marketId = facts.market ?? (await ask('Market, a folder of src/markets', 'ph'));
    const markets = marketIds();
    if (!markets.includes(marketId))
      throw new CliError(`There is no market "${marketId}". Choose one of ${markets.join(', ')}.`);
    const market = readMarket(marketId);
    const offered = market.languages.map((it) => it.id).join(',');
    const languages = facts.languages ?? (await ask('Languages, the default first', offered));
    const scheme = facts.scheme ?? (await ask('Scheme, dark or light', 'dark'));
    if (scheme !== 'dark' && scheme !== 'light') throw new CliError(`The scheme is dark or light, not "${scheme}".`);
    const page = colourOf('page', facts.page ?? (await ask('Colour of the page', seeds[scheme].page)));
    const accent = colourOf(
      'accent',
      facts.accent ?? (await ask('Colour of buttons and selection', seeds[scheme].accent)),
    );
    const live = colourOf('live', facts.live ?? (await ask('Colour of live games and charts', seeds[scheme].live)));
    return {
      name,
      origin: `https://${id}.example`,
      market: marketId,
      languages: languages.split(',').map((it) => it.trim()),
      minAge: market.minAge,
      merchantCode: id,
      trialMerchantCode: `${id}-trial`,
      heroTag: 'mostPlayed',
      shellToken: `${plainLetters(name) || capital(id)}Shell/`,
      helpLine: helpLineOf(marketId),
      theme: { scheme, page, accent, live, radius: 12 },
      art: {
        lettering: facts.lettering ?? 'kanit',
        plate: plateOf(accent),
        ink: inkOn(accent),
        palette: 'uling',
        scene: 'rays',
        hero: [{ motif: 'coins' }],
      },
    };
  });
  mkdirSync(path, { recursive: true });
  try {
    writeFileSync(brandFile(id, 'brand.yaml', folder), stringify(settings, { lineWidth: 120 }));
    drawBrand(id, folder);
    if (facts.logo) copyFileSync(facts.logo, brandFile(id, 'logo.svg', folder));
  } catch (error) {
    // A folder with wrong values would be in the way of the next attempt.
    rmSync(path, { recursive: true });
    throw error;
  }
  return path;
};

const plateOf = (accent: string): string[] => {
  const seed = oklchOf(accent);
  return [hexOf({ ...seed, l: seed.l + 0.06 }), hexOf({ ...seed, l: seed.l - 0.06 })];
};

const inkOn = (accent: string): string => {
  const seed = oklchOf(accent);
  return seed.l > 0.62 ? hexOf({ ...seed, l: 0.2, c: 0.04 }) : '#ffffff';
};
