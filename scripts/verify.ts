import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CliError, runProgram } from '../mock-server/start/cli-error.ts';
import type { Report } from './verify/verify.ts';
import { verifyBackend } from './verify/verify.ts';

const usage = `Usage: npm run verify -- --base URL [options]

Asks a backend row by row whether it keeps the contract. Reads only, but for a session of its own.

  --base URL         where the backend listens
  --account NAME     a member; without one only what guests may call is checked
  --password TEXT    that member's (VERIFY_PASSWORD)
  --header TEXT      "Name: value" with every call; may be given again
  --origin URL       origin of a site elsewhere: checks what its pages need (CORS)
  --write            sends empty bodies to rows that change state, and asks GETs that leave something behind
  --json FILE        the report for programs
  --skipped          names the rows that could not be asked
`;

const options = {
  base: { type: 'string' },
  account: { type: 'string' },
  password: { type: 'string', default: process.env.VERIFY_PASSWORD ?? '' },
  header: { type: 'string', multiple: true },
  origin: { type: 'string' },
  write: { type: 'boolean', default: false },
  json: { type: 'string' },
  skipped: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const headersOf = (given: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(
    given.map((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      if (!name) throw new CliError(`"${line}" is no header: write "Name: value".`);
      return [name, value ?? ''];
    }),
  );

const tell = ({ findings, checked, skipped }: Report, all: boolean): void => {
  for (const { kind, row, method, path, field, told } of findings)
    process.stdout.write(`${kind.padEnd(9)} ${method} ${path}${row && ` (${row})`}${field && ` ${field}`}: ${told}\n`);
  if (all) for (const [row, reason] of skipped) process.stdout.write(`not asked ${row}: ${reason}\n`);
  const sum = findings.length === 0 ? 'All keep the contract' : `${findings.length} disagree`;
  process.stdout.write(`${checked.length} rows asked, ${skipped.size} not. ${sum}.\n`);
};

const verify = async (): Promise<void> => {
  const { base, account, password, header, origin, write, json, skipped, help } = parseArgs({ options }).values;
  if (help || !base) return void process.stdout.write(usage);
  if (!URL.canParse(base)) throw new CliError(`"${base}" is no address.`);
  const report = await verifyBackend({ base, account, password, headers: headersOf(header), origin, write });
  if (json) writeFileSync(json, JSON.stringify({ ...report, skipped: Object.fromEntries(report.skipped) }, null, 2));
  tell(report, skipped);
  process.exitCode = report.findings.length > 0 ? 1 : 0;
};

const sentenceFor = (error: unknown): string | undefined =>
  error instanceof TypeError && error.message === 'fetch failed'
    ? `Nothing answers there: ${(error.cause as Error | undefined)?.message ?? ''}`
    : undefined;

await runProgram(verify, sentenceFor);
