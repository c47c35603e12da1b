import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandNames } from '../src/brands/brand.ts';
import { begunBy, scriptGraph } from './vite/script-graph.ts';

/** Most KiB, brotli, that a page may cost before the first input. */
interface Budget {
  readonly pages: RegExp;
  readonly document: number;
  readonly script: number;
  readonly react: boolean;
}

/** The first that fits a page's path counts. */
const budgets: readonly Budget[] = [
  { pages: /^m\/(home|gameLobby|gameCenter|slotsCenter)$/, document: 11.85, script: 86.15, react: true },
  { pages: /^m\/(login|register)$/, document: 8.15, script: 72.3, react: true },
  // All topics' answers stand in each of these documents: 10.2 KiB as shipped, the rest is the editors' to fill.
  { pages: /^m\/help(Detail)?(\/\d+)?$/, document: 10.5, script: 10.3, react: false },
  {
    pages:
      /^(404|m\/(activity|activityDetail(\/\d+)?|activityMenu|chat|download|ipLimit|maintenance|notice|offline|service|serviceError|useragreement))$/,
    document: 8.9,
    script: 11.7,
    react: false,
  },
  // Both versions of the member centre stand in its document.
  { pages: /^m\/(mine|member\/home)$/, document: 10.8, script: 18.3, react: false },
  // Three rows of games: nothing is missing below the first screen before the list wakes.
  { pages: /^m\/gameList(\/\w+)?$/, document: 10.25, script: 77.9, react: true },
  // The text of player protection and its tools in one page; a closed account asks for the owner as these do.
  { pages: /^m\/responsible$/, document: 10.75, script: 80.85, react: true },
  { pages: /^m\/closed$/, document: 7.1, script: 79.95, react: true },
  // Filters, tree and forms of a team; steps of the security centre. In Filipino the words are longer.
  {
    pages: /^m\/(agent|agentRegister|moreLottery|securityCenter|member\/(team|teamRebate))$/,
    document: 10.5,
    script: 78.6,
    react: true,
  },
  // Head, draws and numbers to bet on: all of the first screen is used at once.
  { pages: /^m\/startLottery$/, document: 8.8, script: 79.4, react: true },
  { pages: /./, document: 9.9, script: 78.3, react: true },
];

/** What a page may cost; `page` is its path without language and ending: `m/home`. */
export const budgetOf = (page: string): Budget | undefined => budgets.find(({ pages }) => pages.test(page));

/** Most KiB, brotli, of a chunk that an action loads. */
const laterChunk = 30;

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** A file's size as it is sent. */
const sent = (file: string): number => readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;

/** What breaks a budget in one built brand, one sentence each. */
const overruns = (dir: string): string[] => {
  const scripts = scriptGraph(dir);
  const eager = new Set<string>();
  const found: string[] = [];
  for (const name of globSync('**/*.html', { cwd: dir }).sort()) {
    const budget = budgetOf(name.replace(/^ty\//, '').replace(/\.html$/, ''));
    const html = readFileSync(join(dir, name), 'utf8');
    const needed = scripts.neededBy(begunBy(html));
    for (const script of needed) eager.add(script);
    const script = [...needed].reduce((sum, file) => sum + sent(join(dir, '_astro', file)), 0);
    const document = sent(join(dir, name));
    const say = (what: string) => found.push(`${dir}/${name}: ${what}`);
    if (!budget) continue;
    if (document > budget.document * 1024) say(`document ${kib(document)}, at most ${budget.document} KiB`);
    if (script > budget.script * 1024) say(`script ${kib(script)}, at most ${budget.script} KiB`);
    if (!budget.react && [...needed].some((file) => /^react\./.test(file))) say('loads React, a content page may not');
    if (/<[a-z][^>]* style=/i.test(html)) say('has a style attribute, which the content policy drops');
  }
  for (const name of scripts.names.filter((script) => !eager.has(script))) {
    const size = sent(join(dir, '_astro', name));
    if (size > laterChunk * 1024)
      found.push(`${dir}/_astro/${name}: ${kib(size)}, a chunk loaded later may have ${laterChunk} KiB`);
  }
  return found;
};

if (import.meta.main) {
  const found = brandNames
    .map((brand) => `dist/${brand}`)
    .filter((dir) => existsSync(dir))
    .flatMap(overruns);
  for (const line of found) process.stderr.write(`${line}\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
