import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandIds, readBrand } from '#brands/read.ts';
import { readMarket } from '#markets/read.ts';
import { siteFolder } from './build.ts';
import { documentModules } from './document-modules.ts';

/** Maximum KiB, brotli, and number of scripts, that a page loads before the first input. */
interface Budget {
  readonly pages: RegExp;
  readonly document: number;
  readonly script: number;
  readonly files: number;
  readonly react: boolean;
}

/**
 * The first entry that matches a page's path applies. Limits are the current size plus 10 %, rounded up to 5 KiB, so
 * that a longer text does not fail the suite.
 */
const budgets: readonly Budget[] = [
  {
    pages: /^m\/(home|gameLobby|gameCenter|slotsCenter|gameList(\/\w+)?)$/,
    document: 15,
    script: 125,
    files: 7,
    react: true,
  },
  { pages: /^m\/(login|register)$/, document: 15, script: 116, files: 6, react: true },
  { pages: /^m\/help(Detail)?(\/\d+)?$/, document: 15, script: 38, files: 2, react: false },
  {
    pages:
      /^(404|m\/(activity|activityDetail(\/\d+)?|activityMenu|chat|download|ipLimit|maintenance|notice|offline|service|serviceError|useragreement))$/,
    document: 15,
    script: 42,
    files: 4,
    react: false,
  },
  { pages: /^m\/(mine|member\/home)$/, document: 15, script: 42, files: 3, react: false },
  { pages: /./, document: 15, script: 120, files: 7, react: true },
];

/** Returns the budget of a page; `page` is its path without language and extension: `m/home`. */
export const budgetOf = (page: string): Budget | undefined => budgets.find(({ pages }) => pages.test(page));

/** Maximum KiB, brotli, of a chunk that an action loads. */
const laterChunk = 30;

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** Returns the compressed size of a file. */
const sizeOf = (file: string): number => readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;

/** Returns the exceeded budgets of one built brand, one sentence each. */
const overruns = (brand: string): string[] => {
  const dir = siteFolder(brand);
  const prefixes = readMarket(readBrand(brand).market).languages.flatMap(({ prefix }) => prefix || []);
  const languageFolder = new RegExp(`^(${prefixes.join('|')})/`);
  const eager = new Set<string>();
  const found: string[] = [];
  for (const name of globSync('**/*.html', { cwd: dir }).sort()) {
    const budget = budgetOf(name.replace(languageFolder, '').replace(/\.html$/, ''));
    const html = readFileSync(join(dir, name), 'utf8');
    const needed = documentModules(html);
    for (const script of needed) eager.add(script);
    const script = [...needed].reduce((sum, file) => sum + sizeOf(join(dir, '_astro', file)), 0);
    const document = sizeOf(join(dir, name));
    const report = (problem: string) => found.push(`${dir}/${name}: ${problem}`);
    if (!budget) continue;
    if (document > budget.document * 1024) report(`document ${kib(document)}, at most ${budget.document} KiB`);
    if (script > budget.script * 1024) report(`script ${kib(script)}, at most ${budget.script} KiB`);
    if (needed.length > budget.files) report(`${needed.length} scripts, at most ${budget.files}`);
    if (!budget.react && [...needed].some((file) => /^react\./.test(file)))
      report('loads React, a content page may not');
    if (/<[a-z][^>]* style=/i.test(html)) report('has a style attribute, which the content policy drops');
  }
  for (const name of globSync('*.js', { cwd: join(dir, '_astro') }).filter((script) => !eager.has(script))) {
    const size = sizeOf(join(dir, '_astro', name));
    if (size > laterChunk * 1024)
      found.push(`${dir}/_astro/${name}: ${kib(size)}, a chunk loaded later may have ${laterChunk} KiB`);
  }
  return found;
};

if (import.meta.main) {
  const found = brandIds()
    .filter((brand) => existsSync(siteFolder(brand)))
    .flatMap(overruns);
  for (const line of found) process.stderr.write(`${line}\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
