import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CliError } from '#sim/cli-error.ts';
import { isPackaged } from '#sim/product.ts';
import { type Report, verifyBackend } from './verify.ts';

const usage = `Usage: ${isPackaged ? 'npx kidlat-sim verify' : 'npm run verify --'} --base URL [options]

Checks every endpoint of a backend against the contract. Reads only, apart from its own session.

  --base URL         address of the backend
  --account NAME     member to log in as; without one only guest endpoints are checked
  --password TEXT    password of that member (VERIFY_PASSWORD)
  --header TEXT      "Name: value" sent with every call; can be repeated
  --origin URL       origin of a site on another host: checks CORS for it
  --only PATHS       check only these endpoints, separated by commas; * for anything, such as /wps/member/*
  --write            send empty bodies to endpoints that change state, and call GETs with side effects
  --json FILE        write the report as JSON
  --skipped          list the endpoints that were skipped
`;

const options = {
  base: { type: 'string' },
  account: { type: 'string' },
  password: { type: 'string', default: process.env.VERIFY_PASSWORD ?? '' },
  header: { type: 'string', multiple: true },
  origin: { type: 'string' },
  only: { type: 'string' },
  write: { type: 'boolean', default: false },
  json: { type: 'string' },
  skipped: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const headersOf = (lines: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      if (!name) throw new CliError(`"${line}" is not a header. Use "Name: value".`);
      return [name, value ?? ''];
    }),
  );

const printReport = ({ findings, checked, skipped }: Report, all: boolean): void => {
  for (const { kind, row, method, path, field, message } of findings)
    process.stdout.write(
      `${kind.padEnd(9)} ${method} ${path}${row && ` (${row})`}${field && ` ${field}`}: ${message}\n`,
    );
  if (all) for (const [endpoint, reason] of skipped) process.stdout.write(`skipped ${endpoint}: ${reason}\n`);
  const sum = findings.length === 0 ? 'All match the contract' : `${findings.length} do not match`;
  process.stdout.write(`${checked.length} endpoints checked, ${skipped.size} skipped. ${sum}.\n`);
};

/** Runs the command `verify` with its arguments; sets the exit code. */
export const runVerify = async (args: string[]): Promise<void> => {
  const { base, account, password, header, origin, only, write, json, skipped, help } = parseArgs({
    args,
    options,
  }).values;
  if (help || !base) return void process.stdout.write(usage);
  if (!URL.canParse(base)) throw new CliError(`"${base}" is not an address.`);
  const report = await verifyBackend({
    base,
    account,
    password,
    headers: headersOf(header),
    origin,
    only: only?.split(','),
    write,
  });
  if (json) writeFileSync(json, JSON.stringify({ ...report, skipped: Object.fromEntries(report.skipped) }, null, 2));
  printReport(report, skipped);
  process.exitCode = report.findings.length > 0 ? 1 : 0;
};

/** Returns a sentence for a backend that cannot be reached. */
export const unreachable = (error: unknown): string | undefined =>
  error instanceof TypeError && error.message === 'fetch failed'
    ? `The backend does not respond: ${(error.cause as Error | undefined)?.message ?? ''}`
    : undefined;
