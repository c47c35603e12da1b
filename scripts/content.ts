import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '#brands/all.ts';
import { brandSettings } from '#brands/current.ts';
import { brandIds, readBrand } from '#brands/read.ts';
import { bonusValue } from '#content/bonus-value.ts';
import { calendarOf } from '#content/calendar.ts';
import { findProblems } from '#content/problems.ts';
import { contentRoot, readContent } from '#content/read.ts';
import type { PictureFile, ReferenceContext } from '#content/references.ts';
import { contentLocales } from '#content/text.ts';
import { contributions } from '#contract/games/game-terms.ts';
import { dictionaries } from '#i18n/dictionaries.ts';
import { timeZone } from '#markets/current.ts';
import { routes } from '#routes.ts';
import { isBannerId } from '#sim/art/banner-ids.ts';
import { catalogue } from '#sim/features/games/catalogue/catalogue.ts';
import { gameKindOf } from '#sim/features/games/rules/contributions.ts';
import { rtpOf } from '#sim/games/rules.ts';

const pages = new Set<string>(Object.values(routes).map(({ path }) => path));

const { games: catalogued } = catalogue();
const games = new Set(catalogued.map(({ nodeName }) => nodeName));

// The other kinds that count keep more: lotteries 4 % or more, sports and sabong about 5 %.
const spins = catalogued.filter(({ screen }) => screen === 'slot' || screen === 'fish' || screen === 'crash');
const bestGame = {
  edge: Math.min(...spins.map((it) => 1 - rtpOf(it))),
  counts: Math.max(...spins.map(({ screen }) => contributions[gameKindOf(screen)].bonus)) / 100,
};

/** Returns whether bytes start like a picture with that extension. */
export const isPicture = (bytes: Buffer, ending: string): boolean => {
  const [begin, kind] = [bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)];
  if (ending === 'webp') return begin === 'RIFF' && kind === 'WEBP';
  if (ending === 'avif') return bytes.toString('latin1', 4, 8) === 'ftyp' && /^avi[fs]$/.test(kind);
  return ending.toLowerCase() === 'png' ? begin === '\x89PNG' : begin.startsWith('\xff\xd8\xff');
};

const pictureFile = (path: string): PictureFile | undefined => {
  const file = join('public', path);
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  return { bytes: bytes.length, genuine: isPicture(bytes, path.split('.').at(-1) ?? '') };
};

const wordOf = (dictionary: object, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      dictionary,
    );
  return typeof found === 'string' ? found : undefined;
};

/** Facts about the product that the editors' check uses. */
export const surroundings: ReferenceContext = {
  bonusValue: (terms) => bonusValue(terms, bestGame),
  isGame: (name) => games.has(name),
  languagesOf: (id) => (brandIds().includes(id) ? readBrand(id).languages : undefined),
  words: (key) => {
    const en = wordOf(dictionaries.en, key);
    const all = Object.entries(dictionaries).map(([language, words]) => [language, wordOf(words, key)]);
    return en === undefined ? undefined : { ...Object.fromEntries(all), en };
  },
  isPage: (path) => pages.has(path),
  picture: (path) => {
    const drawn = /^\/slides\/([a-z-]+)\.webp$/.exec(path)?.[1];
    if (!drawn) return pictureFile(path);
    return isBannerId(drawn) ? { bytes: 0, genuine: true } : undefined;
  },
};

/** Returns a brand of each market but this process's. */
const brandsOfOtherMarkets = (): string[] => {
  const markets = new Set([brandSettings.market]);
  return Object.values(brands).flatMap(({ id, market }) => {
    if (markets.has(market)) return [];
    markets.add(market);
    return [id];
  });
};

/** Prints what goes live in the next 60 days. */
const printCalendar = (): void => {
  const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  for (const { at, sentence } of calendarOf(readContent(), Date.now()))
    process.stdout.write(`${time.format(at)}  ${sentence}\n`);
};

if (import.meta.main && process.argv[2] === 'calendar') printCalendar();
else if (import.meta.main) {
  const problems = findProblems(process.argv[2] ?? contentRoot, surroundings);
  for (const file of new Set(problems.map((it) => it.file))) {
    const found = problems.filter((it) => it.file === file);
    process.stderr.write(`src/content/${file}\n`);
    for (const { line, sentence } of found.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)))
      process.stderr.write(line === undefined ? `  ${sentence}\n` : `  Line ${line}: ${sentence}\n`);
  }
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const complete = `The content of market ${brandSettings.market} is complete: ${contentLocales.join(', ')}.\n`;
  process.stdout.write(problems.length > 0 ? `\n${count} to fix.\n` : complete);
  process.exitCode = problems.length > 0 ? 1 : 0;
  // Terms and languages are those of a process's market.
  if (process.env.BRAND === undefined && process.argv[2] === undefined)
    for (const BRAND of brandsOfOtherMarkets()) {
      const { status } = spawnSync(process.execPath, process.argv.slice(1), {
        env: { ...process.env, BRAND },
        stdio: 'inherit',
      });
      if (status !== 0) process.exitCode = 1;
    }
}
