import { spawnSync } from 'node:child_process';

// Checks the shipped packages against the registry's security advisories, with the time limits for fixes by severity
// (docs/security.md). Fails for severe ones; with --report-only it never fails. A registry without advisories, or no network,
// is reported and is not a failure.

const daysToFix = { critical: 7, high: 30 } as const;

interface Report {
  readonly error?: unknown;
  readonly vulnerabilities?: Readonly<Record<string, { readonly name: string; readonly severity: string }>>;
}

const ask = (): Report => {
  const fetchOptions = ['--fetch-retries=0', '--fetch-timeout=15000'];
  // .npmrc includes development packages, which would override --omit without an --include of its own.
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--include=prod', '--json', ...fetchOptions], {
    encoding: 'utf8',
  });
  try {
    return JSON.parse(stdout) as Report;
  } catch {
    return {};
  }
};

const { vulnerabilities } = ask();
const severe = Object.values(vulnerabilities ?? {}).flatMap(({ name, severity }) => {
  const days = daysToFix[severity as keyof typeof daysToFix];
  return days === undefined ? [] : [`${name}: ${severity}, to be fixed within ${days} days of its notice`];
});
if (!vulnerabilities)
  process.stdout.write('The registry supports no audit or cannot be reached, so libraries were not checked.\n');
else if (severe.length === 0) process.stdout.write('No shipped library has a known serious vulnerability.\n');
for (const line of severe) process.stdout.write(`${line}\n`);
if (severe.length > 0 && !process.argv.includes('--report-only')) process.exitCode = 1;
