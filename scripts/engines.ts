import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engines, install } from './engines/engine.ts';
import { countIn, type Flow, flowsOf, flowTable } from './engines/flows.ts';

/**
 * Runs the most significant flows in Firefox and WebKit, prints the results and writes them to test-results/reports/engines.md.
 * Installs missing engines from Debian's packages. `--short` runs one flow in each installed engine; other arguments
 * are passed to Playwright (`-g deposit`, `--project=webkit`), and then nothing is written.
 */
const [short, playwrightArgs] = [
  process.argv.includes('--short'),
  process.argv.slice(2).filter((it) => it !== '--short'),
];
const report = resolve('test-results/reports/engines.json');
const page = resolve('test-results/reports/engines.md');
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const versionsNow = (): Map<string, string> =>
  new Map(
    engines.flatMap(({ project, version }) => {
      const found = version();
      return found ? [[project, found] as const] : [];
    }),
  );

const run = (projects: Iterable<string>): number => {
  const chosen = playwrightArgs.some((it) => it.startsWith('--project'))
    ? []
    : [...projects].map((it) => `--project=${it}`);
  const args = [
    'test',
    '-c',
    'tests/engines/playwright.config.ts',
    ...chosen,
    ...(short ? ['short.test.ts'] : playwrightArgs),
  ];
  const driver = fileURLToPath(new URL('../tests/engines/firefox/driver.mjs', import.meta.url));
  const env = {
    ...process.env,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${driver}`,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  rmSync(report, { force: true });
  return (
    spawnSync('playwright', [...args, `--reporter=${process.stdout.isTTY ? 'line' : 'dot'},json`], {
      stdio: 'inherit',
      env,
    }).status ?? 1
  );
};

const printFlows = (flows: readonly Flow[], versions: ReadonlyMap<string, string>): void => {
  const counts = engines.map(({ project }) => countIn(flows, project));
  for (const [at, { name, project }] of engines.entries()) {
    const { passed = 0, failed = 0, skipped = 0 } = counts[at] ?? {};
    if (versions.has(project))
      say(`${name} ${versions.get(project)}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
  const sum = (key: 'passed' | 'failed'): number => counts.reduce((all, count) => all + count[key], 0);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
};

if (!short) install(engines.filter(({ version }) => !version()));
const versions = versionsNow();
for (const { name, project, packages } of engines)
  if (!versions.has(project)) say(`${name} is left out: not all of ${packages.join(', ')} is installed`);

if (versions.size > 0) {
  process.exitCode = run(versions.keys());
  const flows = flowsOf(JSON.parse(readFileSync(report, 'utf8')));
  printFlows(flows, versions);
  const isComplete = !short && playwrightArgs.length === 0 && versions.size === engines.length;
  if (isComplete) writeFileSync(page, flowTable(flows, versions));
} else if (!short) {
  process.exitCode = 1;
}
