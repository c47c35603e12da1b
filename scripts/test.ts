import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { styleText } from 'node:util';
import { defaultBrand } from '#brands/read.ts';
import { ensureChromium } from './chromium.ts';
import { engines } from './engines/engine.ts';
import {
  type Count,
  type FileTime,
  playwrightCount,
  playwrightTimes,
  slowestFiles,
  vitestCount,
  vitestTimes,
} from './test-counts.ts';

/** One step of the test run; without `count` it is a single check that passes or fails. */
interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Record<string, string>;
  readonly count?: {
    readonly file: string;
    readonly read: (report: unknown) => Count;
    readonly times: (report: unknown, root: string) => FileTime[];
  };
  /** Prints its output even if it passes. */
  readonly alwaysPrints?: boolean;
}

const reports = 'test-results/reports';

/** Runs before everything else, because builds and checks read the generated types. */
const words: Step = { name: 'words', command: ['node', 'scripts/words.ts'] };

const checks: readonly Step[] = [
  { name: 'endpoint index', command: ['node', 'scripts/endpoints.ts', '--check'] },
  { name: 'lint', command: ['biome', 'ci', '.'] },
  { name: 'dependencies', command: ['node', 'scripts/dependencies.ts'] },
  { name: 'names in comments', command: ['node', 'scripts/comments.ts'] },
  { name: 'markets and languages', command: ['node', 'scripts/markets.ts'] },
  { name: 'error codes', command: ['node', 'scripts/refusals.ts'] },
  { name: 'requirement ids', command: ['node', 'scripts/trace.ts', '--ids'] },
  { name: 'commit messages', command: ['node', 'scripts/commits.ts'] },
  { name: 'content', command: ['node', 'scripts/content.ts'] },
  { name: 'terminology', command: ['node', 'scripts/terminology.ts'] },
  { name: 'dead code', command: ['knip'] },
  // Advisories change daily, so they are only reported here; the CI workflow fails on them.
  { name: 'known vulnerabilities', command: ['node', 'scripts/audit.ts', '--report-only'], alwaysPrints: true },
  // The Astro checker also writes the types that the compiler needs. It is slow, so it only gets the files that no other
  // tool reads.
  { name: 'types of pages', command: ['astro', 'check', '--tsconfig', 'scripts/tsconfig.pages.json'] },
  { name: 'types', command: ['node', 'node_modules/typescript-native/bin/tsc', '--singleThreaded'] },
];

const [mode] = process.argv.slice(2);
/** Also runs the long browser tests, and all flows of other engines, which are installed first. */
const isFullRun = mode === 'all';

/** Brands that the tests open; others are built with `npm run build -- --brand <id>`. Only long tests open Bituin. */
const testedBrands = [defaultBrand, 'perya', ...(isFullRun ? ['bituin'] : [])];

const builds: readonly Step[] = testedBrands.map((brand) => ({
  name: `build ${brand}`,
  command: ['node', 'scripts/build.ts'],
  env: { BRAND: brand },
}));

const otherEngines: Step = {
  name: 'other engines',
  command: ['node', 'scripts/engines.ts', ...(isFullRun ? [] : ['--short'])],
  count: { file: `${reports}/engines.json`, read: playwrightCount, times: playwrightTimes },
};

/** Suites that need a built site but no browser: they run in parallel to the checks, of which types take longest. */
const withoutBrowser: readonly Step[] = [
  { name: 'budgets', command: ['node', 'scripts/budgets.ts'] },
  { name: 'oldest browsers', command: ['node', 'scripts/compat.ts'] },
  {
    name: 'unit and simulator',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reports}/vitest.json`],
    ...(isFullRun && { env: { ALL_TESTS: '1' } }),
    count: { file: `${reports}/vitest.json`, read: vitestCount, times: vitestTimes },
  },
];

const looks: Step = { name: 'looks', command: ['node', 'scripts/looks.ts'] };

/** Clients of other generators, whose tools are installed first. */
const generators: Step = { name: 'generators', command: ['node', 'scripts/generators.ts'] };

const endToEnd: Step = {
  name: 'end to end',
  command: ['playwright', 'test', '--reporter=dot,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json`, ...(isFullRun && { ALL_TESTS: '1' }) },
  count: { file: `${reports}/playwright.json`, read: playwrightCount, times: playwrightTimes },
};

const execute = ({ command: [program = '', ...args], env }: Step): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });

const times: FileTime[] = [];

const countOf = ({ count }: Step, code: number): Count => {
  const plain = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!count) return plain;
  try {
    const report: unknown = JSON.parse(readFileSync(count.file, 'utf8'));
    const { passed, failed, flaky } = count.read(report);
    times.push(...count.times(report, process.cwd()));
    // A runner that fails without a failed test (a broken file, an error outside) is a failure too.
    return { passed, failed: failed || plain.failed, ...(flaky && { flaky }) };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const run = async (step: Step): Promise<Count> => {
  const start = performance.now();
  const { code, output } = await execute(step);
  const result = countOf(step, code);
  const isPassed = code === 0 && result.failed === 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const mark = isPassed ? styleText('green', 'ok  ') : styleText('red', 'FAIL');
  process.stdout.write(`${mark} ${step.name} (${result.passed} passed, ${result.failed} failed, ${seconds} s)\n`);
  for (const name of result.flaky ?? []) process.stdout.write(`     passed at the second try: ${name}\n`);
  if (!isPassed) process.stdout.write(`${output.trimEnd()}\n\n`);
  else if (step.alwaysPrints) process.stdout.write(`     ${output.trim()}\n`);
  return result;
};

const series = async (steps: readonly Step[]): Promise<Count[]> => {
  const results: Count[] = [];
  for (const step of steps) results.push(await run(step));
  return results;
};

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
/** Runs the short flow of each installed engine; all flows of all engines with `all`. */
const inOtherEngines = async (): Promise<Count[]> => {
  const missing = isFullRun ? [] : engines.filter(({ version }) => !version());
  for (const { name } of missing)
    process.stdout.write(`${styleText('yellow', 'skip')} ${name} (not installed; npm run test:engines installs it)\n`);
  return missing.length < engines.length ? [await run(otherEngines)] : [];
};

const everything = async (): Promise<Count[]> => {
  ensureChromium();
  const generated = await run(words);
  const first = await Promise.all([series(checks), series([...builds, ...withoutBrowser])]);
  return [
    generated,
    ...first.flat(),
    ...(isFullRun ? [await run(generators), await run(looks)] : []),
    await run(endToEnd),
    ...(await inOtherEngines()),
  ];
};

const results = mode === 'checks' ? await series([words, ...checks]) : await everything();
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
for (const { file, ms } of slowestFiles(times))
  process.stdout.write(`${(ms / 1000).toFixed(1).padStart(6)} s ${file}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
