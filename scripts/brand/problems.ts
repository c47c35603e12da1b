import { existsSync, globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import sharp from 'sharp';
import type { Brand } from '#brands/brand.ts';
import { brandFile, brandIds, brandsFolder, readBrand, readBrandArt, readTokens } from '#brands/read.ts';
import { findProblems } from '#content/problems.ts';
import { contentRoot, marketPlace } from '#content/read.ts';
import { categories } from '#contract/games/categories.ts';
import { DataError, type DataProblem } from '#markets/data-file.ts';
import { marketIds, readMarket, readTerms } from '#markets/read.ts';
import { unknownArt, unknownArtSentence } from '#sim/art/brands.ts';
import { CliError } from '#sim/cli-error.ts';
import { catalogue } from '#sim/features/games/catalogue/catalogue.ts';
import { flagFaults } from '#sim/features/site/rules/flags.ts';
import { surroundings } from '../content.ts';
import { completeness } from '../words.ts';
import { contrastProblems } from './contrast.ts';
import { type Report, reportIn } from './report.ts';
import { termProblems } from './terms.ts';

/** Largest width of a logo that is 36 px high, px: the header has no room for more. */
const maxLogoWidth = 133;
const logoHeight = 36;
const maxPictureBytes = 16 * 1024;

/** Size of the pictures in the dialog that installs the site, px. */
const installScreen = { width: 320, height: 693 };

/** Returns the problems that reading a file of data throws; none if it can be read. */
const problemsOf = (read: () => unknown): readonly DataProblem[] => {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.problems;
    throw error;
  }
};

/** Returns contradictions between a brand and its market. */
const marketProblems = (brand: Brand, report: Report): DataProblem[] => {
  const broken = [...problemsOf(() => readMarket(brand.market)), ...problemsOf(() => readTerms(brand.market))];
  if (broken.length > 0)
    return broken.some(({ file }) => !existsSync(file))
      ? [report('market', `There is no market "${brand.market}". Choose one of ${marketIds().join(', ')}.`)]
      : broken;
  const market = readMarket(brand.market);
  const offered = market.languages.map(({ id }) => id);
  const { depositTerms, offersWalletQr } = readTerms(brand.market);
  const methods = [
    ...Object.keys(market.depositBanks.manual),
    ...market.depositBanks.gateway,
    ...channelsWithoutBanks.filter((channel) =>
      channel === 'qrph' || channel === 'counter' ? depositTerms[channel] : offersWalletQr,
    ),
  ];
  return [
    ...brand.languages.flatMap((language, at) =>
      offered.includes(language)
        ? []
        : [
            report(
              `languages.${at}`,
              `The market ${brand.market} has no language "${language}", only ${offered.join(', ')}.`,
            ),
          ],
    ),
    ...(brand.minAge < market.minAge
      ? [report('minAge', `The market ${brand.market} has a legal minimum age of ${market.minAge}.`)]
      : []),
    ...(brand.payments ?? []).flatMap((method, at) =>
      methods.includes(method)
        ? []
        : [
            report(
              `payments.${at}`,
              `The market ${brand.market} has no payment method "${method}", only ${methods.join(', ')}.`,
            ),
          ],
    ),
    ...termProblems(brand.market),
  ];
};

const channelsWithoutBanks = ['alipay', 'wechat', 'qq', 'qrph', 'counter'] as const;

/** Returns what two brands must not share. */
const sharedProblems = (brand: Brand, folder: string, report: Report): DataProblem[] =>
  brandIds(folder)
    .filter((id) => id !== brand.id && problemsOf(() => readBrand(id, folder)).length === 0)
    .map((id) => readBrand(id, folder))
    .flatMap((other) =>
      (['origin', 'merchantCode', 'trialMerchantCode', 'shellToken'] as const)
        .filter((field) => brand[field] === other[field])
        .map((field) => report(field, `The brand ${other.id} has the same ${field}.`)),
    );

const contentProblems = (brand: Brand, report: Report): DataProblem[] => {
  const games = new Set(catalogue().games.map(({ nodeName }) => nodeName));
  const entries = new Set(
    globSync('*/index.yaml', { cwd: `${contentRoot}/${marketPlace(brand.market)}promotions` }).map(
      (it) => it.split(/[\\/]/)[0],
    ),
  );
  return [
    ...(brand.leadGame && !games.has(brand.leadGame)
      ? [report('leadGame', `There is no game "${brand.leadGame}".`)]
      : []),
    ...(brand.categories ?? []).flatMap((name, at) =>
      categories.some((it) => it === name)
        ? []
        : [report(`categories.${at}`, `There is no category "${name}", only ${categories.join(', ')}.`)],
    ),
    ...(brand.promotions ?? []).flatMap((name, at) =>
      entries.has(name)
        ? []
        : [
            report(
              `promotions.${at}`,
              `There is no promotion src/content/${marketPlace(brand.market)}promotions/${name}.`,
            ),
          ],
    ),
    ...findProblems(contentRoot, surroundings)
      .filter(({ file }) => file === `words/${brand.id}.yaml`)
      .map(({ file, line = 1, sentence }) => ({ file: `${contentRoot}/${file}`, line, sentence })),
  ];
};

/** Returns flags that do not exist or have a value of another type. */
const flagProblems = ({ flags }: Brand, report: Report): DataProblem[] =>
  flagFaults(flags).map(({ name, fault }) => report(`flags.${name}`, `The flag ${name}: ${fault}.`));

const wordsProblems = async (brand: Brand, report: Report): Promise<DataProblem[]> => {
  const known = await completeness();
  return brand.languages.flatMap((language, at) => {
    const found = known.find(({ id }) => id === language);
    if (!found) return [report(`languages.${at}`, `There are no texts in src/i18n/${language}.`)];
    if (found.percent >= brand.minTranslated) return [];
    const { percent, missing } = found;
    return [
      report(
        `languages.${at}`,
        `${language} is translated to ${percent} %, and minTranslated is ${brand.minTranslated}. ` +
          `${missing.length} texts are missing: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ', …' : ''}.`,
      ),
    ];
  });
};

const vectorProblems = (file: string, isSymbol: boolean): DataProblem[] => {
  const found = (sentence: string, line = 1): DataProblem => ({ file, line, sentence });
  if (!existsSync(file)) return [found('The file is missing. `npm run brand -- draw` draws it.')];
  const svg = readFileSync(file, 'utf8');
  const [, width = '', height = ''] = /<svg[^>]*viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!width) return [found('The file is no <svg> with a viewBox.')];
  const lineOf = (pattern: RegExp): number => svg.slice(0, svg.search(pattern)).split('\n').length;
  const unsafe = /<script|<foreignObject|\son\w+=|href="(?!#)|url\((?!["']?#)/i;
  const ratio = Number(width) / Number(height);
  return [
    ...(unsafe.test(svg) ? [found('The picture has a script or loads another file.', lineOf(unsafe))] : []),
    ...(/<text\b/.test(svg)
      ? [found('The picture has a <text>, whose font other devices lack. Convert it to a path.', lineOf(/<text\b/))]
      : []),
    ...(Buffer.byteLength(svg) > maxPictureBytes
      ? [found(`The file is larger than ${maxPictureBytes / 1024} KB.`)]
      : []),
    ...(isSymbol && Math.abs(ratio - 1) > 0.01 ? [found(`The mark is ${width} × ${height}, it must be square.`)] : []),
    ...(!isSymbol && ratio * logoHeight > maxLogoWidth
      ? [
          found(
            `The logo is ${Math.round(ratio * logoHeight)} px wide at ${logoHeight} px height, at most ${maxLogoWidth} px fit.`,
          ),
        ]
      : []),
  ];
};

const screenProblems = async (id: string, folder: string): Promise<DataProblem[]> => {
  const files = globSync('screens/*', { cwd: brandFile(id, '', folder) }).map((name) => brandFile(id, name, folder));
  const found = files.map(async (file): Promise<DataProblem[]> => {
    const { width, height, format } = await sharp(file)
      .metadata()
      .catch(() => ({ width: 0, height: 0, format: '' }));
    return format === 'webp' && width === installScreen.width && height === installScreen.height
      ? []
      : [{ file, line: 1, sentence: `The picture is no WebP of ${installScreen.width} × ${installScreen.height}.` }];
  });
  return (await Promise.all(found)).flat();
};

/** Returns names of tokens that a theme sets and `src/ui/tokens.css` does not have. */
const tokenProblems = (id: string, folder: string, report: Report): DataProblem[] => {
  const known = readFileSync('src/ui/tokens.css', 'utf8');
  return Object.keys(readTokens(id, folder))
    .filter((name) => !known.includes(`--${name}:`))
    .map((name) => report(`theme.tokens.${name}`, `There is no token "${name}" in src/ui/tokens.css.`));
};

/** Returns whether the settings of a brand have valid fields, so that their values can be checked. */
export const isReadable = (id: string, folder = brandsFolder): boolean =>
  problemsOf(() => readBrand(id, folder)).length === 0;

/** Returns a problem as one line: file, line and sentence. */
export const problemLine = ({ file, line, sentence }: DataProblem): string =>
  `${relative('.', file)}:${line}: ${sentence}`;

/** Throws a `CliError` with all mistakes of a brand. */
export const requireValidBrand = async (id: string): Promise<void> => {
  const found = await brandProblems(id);
  if (found.length > 0) throw new CliError(found.map(problemLine).join('\n'));
};

/** Returns all mistakes of a brand's folder and of what it refers to, each with its file and line. */
export const brandProblems = async (id: string, folder = brandsFolder): Promise<DataProblem[]> => {
  const settings = brandFile(id, 'brand.yaml', folder);
  const pictures = [
    ...vectorProblems(brandFile(id, 'logo.svg', folder), false),
    ...vectorProblems(brandFile(id, 'mark.svg', folder), true),
    ...(existsSync(brandFile(id, 'symbol.svg', folder))
      ? vectorProblems(brandFile(id, 'symbol.svg', folder), true)
      : []),
    ...(await screenProblems(id, folder)),
  ];
  const broken = problemsOf(() => readBrandArt(id, folder));
  if (broken.some(({ file }) => file === settings)) return [...broken, ...pictures];
  const brand = readBrand(id, folder);
  const report = reportIn(settings);
  const art = broken.length > 0 ? [] : unknownArt(readBrandArt(id, folder));
  return [
    ...broken,
    ...art.map((it) => report(it.field, unknownArtSentence(it))),
    ...marketProblems(brand, report),
    ...sharedProblems(brand, folder, report),
    ...contentProblems(brand, report),
    ...flagProblems(brand, report),
    ...(await wordsProblems(brand, report)),
    ...tokenProblems(id, folder, report),
    ...contrastProblems(id, folder),
    ...pictures,
  ];
};
