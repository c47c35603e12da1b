import { existsSync, readFileSync } from 'node:fs';
import { CliError, runProgram } from '#sim/cli-error.ts';
import { start } from '#sim/start/start.ts';
import { brandName } from './brand-name.ts';
import { siteFolder } from './build.ts';

/** The artifacts of a failed test that replaying needs; of the console's download only the snapshot. */
interface Bundle {
  readonly world: string;
  readonly clock?: { readonly iso: string };
  readonly flags: readonly { readonly name: string; readonly value: unknown }[];
  readonly applied: readonly string[];
  readonly snapshot: { readonly origin: { readonly seed: string } };
  readonly failure?: {
    readonly test: string;
    readonly errors: readonly string[];
    readonly address: string;
    /** Account logged in on the page; undefined for a guest. */
    readonly member?: string;
    readonly console: readonly string[];
  };
}

const readBundle = (file: string | undefined): Bundle => {
  if (!file) throw new CliError('No file given. Run "npm run replay -- FILE" with the world.json of a failed test.');
  if (!existsSync(file)) throw new CliError(`File ${file} does not exist.`);
  try {
    const parsed = JSON.parse(readFileSync(file, 'utf8')) as Bundle | (Bundle['snapshot'] & { world: string });
    if (typeof parsed.world === 'string' && 'snapshot' in parsed) return parsed;
    if (typeof parsed.world === 'string' && 'origin' in parsed)
      return { world: parsed.world, flags: [], applied: [], snapshot: parsed };
  } catch {
    // Reported below.
  }
  throw new CliError(`${file} is neither the world.json of a failed test nor a snapshot of the console.`);
};

const put = async (url: string, body: unknown): Promise<void> => {
  const reply = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new CliError(((await reply.json()) as { detail: string }).detail);
};

/** Restores the world of a failed test, with its clock at the moment of the failure. */
const replay = async (): Promise<void> => {
  const bundle = readBundle(process.argv[2]);
  const folder = siteFolder(brandName());
  const site = existsSync(folder) ? (await import('#sim/site/site-of-worlds.ts')).siteOfWorlds : undefined;
  const { address } = await start({
    port: Number(process.env.PORT ?? 0),
    host: '127.0.0.1',
    ...(site && { site: (worlds) => site(worlds, folder) }),
  });
  const world = `${address}/__admin/worlds/${bundle.world}`;
  await put(`${world}/snapshot`, bundle.snapshot);
  if (bundle.clock) await put(`${world}/clock`, { now: bundle.clock.iso });
  const { failure, flags, applied } = bundle;
  const page = failure?.address ? new URL(failure.address) : undefined;
  const to = page ? `${page.pathname}${page.search}` : '/m/home';
  const open = new URLSearchParams({ from: bundle.world, ...(failure?.member && { as: failure.member }), to });
  const lines = [
    failure && `Test      ${failure.test}`,
    ...(failure?.errors.map((error) => `Error     ${error.split('\n')[0]}`) ?? []),
    `World     ${bundle.world}, seed ${bundle.snapshot.origin.seed}${bundle.clock ? `, clock ${bundle.clock.iso}` : ''}`,
    applied.length > 0 && `Scenarios ${applied.join(', ')}`,
    flags.length > 0 && `Flags     ${flags.map(({ name, value }) => `${name}=${JSON.stringify(value)}`).join(', ')}`,
    `Open      ${address}/__admin/open?${open}`,
    `Console   ${address}/__admin/`,
  ];
  process.stdout.write(
    `\n${lines
      .filter(Boolean)
      .map((line) => `  ${line}`)
      .join('\n')}\n\n`,
  );
};

await runProgram(replay);
