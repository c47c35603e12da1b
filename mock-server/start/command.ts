import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, runProgram } from '../cli-error.ts';
import type { Worlds } from '../core/worlds.ts';
import { seedPassword } from '../features/account/seed/password.ts';
import { packaged } from '../product.ts';
import { prepareWorld } from './prepare-world.ts';
import { isLoopback, type Running, type StartOptions, start } from './start.ts';

const usage = `Usage: ${packaged ? 'npx kidlat-sim' : 'npm run sim --'} [options]
       ${packaged ? 'npx kidlat-sim' : 'npm run sim --'} mcp [--url ADDRESS] [--key TEXT]
       ${packaged ? 'npx kidlat-sim' : 'npm run sim --'} verify --base URL [options]
       ${packaged ? 'npx kidlat-sim' : 'npm run sim --'} keys add TEAM | list | revoke ID [options]

  mcp               serves the Model Context Protocol on standard input and output, for the simulator at --url
                    (http://localhost:4321); /__admin/mcp of a simulator that runs serves it by HTTP

  verify            checks a backend against the contract; "verify --help" lists its options

  keys              keys of teams in the store that --data or --store names; running simulators apply changes at once
                    add TEAM prints a new key: --role read, test or admin (test), --worlds NUMBER (200), --bytes MB of
                    memory of its worlds (128), --calls PER_MINUTE (6000); list shows all without the keys themselves;
                    revoke ID ends one

  --port NUMBER     port to listen on; 0 takes a free one (PORT, else 4321)
  --host NAME       address to listen on; anything but loopback needs --key (127.0.0.1)
  --https           serve with a self-signed certificate for tests on phones in the same network; listens on all
                    addresses and generates a key unless --host and --key are set
  --key TEXT        key of the admin API, which allows everything (ADMIN_KEY)
  --cors ORIGINS    origins whose pages may call the backend, separated by commas (none)
  --front ADDRESSES trusted proxies, separated by commas (this machine)
  --call-out ORIGINS  origins of real backends and callbacks that worlds may call, separated by commas; * matches
                    anything, such as http://localhost:* (none)
  --data FOLDER     folder for worlds (.data); "none" keeps them in memory
  --store ADDRESS   where worlds are kept: sqlite:FOLDER, which is the same as --data, or postgres://…, a database that
                    several processes share; needs the package pg (STORE)
  --seed TEXT       seed of new worlds without one of their own
  --memory MB       memory limit of all worlds together (MEMORY_MB, else 512)
  --journal CALLS   calls that the journal of each world keeps, 10 to 100000 (500)
  --world NAME      world to start with; created if it does not exist (default)
  --snapshot FILE   restore that world from a file of the console or of a failed test
  --scenario NAMES  scenarios to apply to that world, separated by commas
  --scenarios FOLDER  scenarios of your own: .json, .js, .mjs and .ts files
  --replies FILE    overrides that every world starts with: .json, .js, .mjs or .ts
  --har FILE        the same from an HTTP archive of this simulator or of a browser
  --endpoints FILE  endpoints of your own outside the contract: .js, .mjs or .ts
  --app URL         app of another server, which the console shows (none)
  --site FOLDER     built site to serve with the backend (none)
  --api URL         backend that the pages of that site call (API_BASE, else their own origin)
  --drain SECONDS   after a signal, time that /__ready reports not ready before the server stops (0)
  --log LEVEL       silent, error, warn, info or debug (warn)
  --carry FILE      when it stops, write the worlds that are not kept to FILE; when it starts, open them again
  --validate        check the seed and all scenarios against the contract, then exit
  --help            show this help
`;

const options = {
  port: { type: 'string', default: process.env.PORT ?? '4321' },
  host: { type: 'string' },
  https: { type: 'boolean', default: false },
  key: { type: 'string', ...(process.env.ADMIN_KEY && { default: process.env.ADMIN_KEY }) },
  cors: { type: 'string', multiple: true },
  'call-out': { type: 'string', multiple: true },
  front: { type: 'string' },
  data: { type: 'string', default: process.env.DATA_DIR ?? '.data' },
  store: { type: 'string', ...(process.env.STORE && { default: process.env.STORE }) },
  seed: { type: 'string' },
  memory: { type: 'string', default: process.env.MEMORY_MB ?? '512' },
  journal: { type: 'string', default: '500' },
  world: { type: 'string', default: 'default' },
  snapshot: { type: 'string' },
  scenario: { type: 'string', multiple: true },
  scenarios: { type: 'string' },
  replies: { type: 'string' },
  har: { type: 'string' },
  endpoints: { type: 'string' },
  app: { type: 'string' },
  site: { type: 'string' },
  api: { type: 'string', default: process.env.API_BASE ?? '' },
  drain: { type: 'string', default: '0' },
  log: { type: 'string', default: 'warn' },
  carry: { type: 'string' },
  validate: { type: 'boolean', default: false },
  url: { type: 'string', default: 'http://localhost:4321' },
  help: { type: 'boolean', default: false },
} as const;

const keyOptions = {
  data: options.data,
  store: options.store,
  help: options.help,
  role: { type: 'string', default: 'test' },
  worlds: { type: 'string' },
  bytes: { type: 'string' },
  calls: { type: 'string' },
} as const;

type Values = ReturnType<typeof readOptions>;
/** Parses the command line. Throws for an unknown option. */
export const readOptions = (args: string[]) => parseArgs({ args, options }).values;

/** Serves MCP on standard input and output, so nothing else may be written there. */
const serveMcp = async (args: string[]): Promise<void> => {
  const { url, key, help } = readOptions(args);
  if (help) {
    process.stdout.write(usage);
    return;
  }
  if (!URL.canParse(url)) throw new CliError(`"${url}" is no address of a simulator.`);
  const { serveStdio } = await import('../mcp/stdio.ts');
  await serveStdio(url, key);
};

const listOf = (given: readonly string[] = []): string[] =>
  given.flatMap((it) => it.split(',')).flatMap((it) => it.trim() || []);

const siteIn = async (folder: string, api: string) => {
  if (api !== '' && !/^https?:$/.test(URL.parse(api)?.protocol ?? ''))
    throw new CliError(`"${api}" is not a backend address. Use an http or https URL.`);
  const { siteOfWorlds } = await import('../site/site-of-worlds.ts');
  return (worlds: Worlds) => siteOfWorlds(worlds, folder, api || undefined);
};

/** Returns the host to listen on, and the required admin key. */
const listenOptionsOf = ({ host, https, key }: Values): { host: string; key: string | undefined } => {
  const given = host ?? (https ? '0.0.0.0' : '127.0.0.1');
  if (isLoopback(given)) return { host: given, key };
  if (!key && host !== undefined)
    throw new CliError(`Listening on ${host} exposes the admin API to other machines. Set a key with --key.`);
  return { host: given, key: key ?? randomBytes(9).toString('base64url') };
};

const minMemoryMb = 32;

/** Bytes. */
const memoryOf = (given: string): number => {
  if (!/^\d{1,6}$/.test(given) || Number(given) < minMemoryMb)
    throw new CliError(`"${given}" is not a memory size. Use megabytes, at least ${minMemoryMb}.`);
  return Number(given) * 2 ** 20;
};

const journalSizeOf = (given: string): number => {
  const size = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  if (size < 10 || size > 100_000) throw new CliError(`"${given}" is no length of a journal: give 10 to 100000 calls.`);
  return size;
};

/** Reads the parts that a project adds; prints which calls of an archive were left out. */
const projectParts = async ({
  scenarios,
  replies,
  har,
  endpoints,
}: Values): Promise<Pick<StartOptions, 'scenarios' | 'endpoints' | 'replies'>> => {
  if ([scenarios, replies, har, endpoints].every((it) => it === undefined)) return {};
  const { readEndpoints, readHar, readReplies, readScenarios } = await import('./project-files.ts');
  const archive = har === undefined ? undefined : await readHar(har);
  if (archive) {
    process.stdout.write(
      `${archive.used} calls of ${har} are answered as recorded, ${archive.leftOut.length} left out.\n`,
    );
    for (const line of archive.leftOut) process.stdout.write(`  ${line}\n`);
  }
  return {
    ...(scenarios !== undefined && { scenarios: await readScenarios(scenarios) }),
    ...(endpoints !== undefined && { endpoints: await readEndpoints(endpoints) }),
    replies: [...(archive?.overrides ?? []), ...(replies === undefined ? [] : await readReplies(replies))],
  };
};

const appOf = (app: string | undefined): string | undefined => {
  if (app === undefined) return undefined;
  const url = URL.parse(app);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CliError(`"${app}" is not an address of an app. Use an http or https URL.`);
  return url.href;
};

type StorageOptions = Pick<Values, 'data'> & { readonly [name in 'store' | 'carry']?: string | undefined } & {
  readonly https?: boolean;
};

/** Returns the storage of worlds: a folder, a database, or neither. */
const storageOf = ({ store, data, https, carry }: StorageOptions): Pick<StartOptions, 'data' | 'database'> => {
  const [, scheme, folder] = /^(sqlite|postgres(?:ql)?):(.+)$/.exec(store ?? `sqlite:${data}`) ?? [];
  if (!scheme || !folder)
    throw new CliError(`"${store}" is not a store. Use sqlite:FOLDER or postgres://USER:PASSWORD@HOST/DATABASE.`);
  if (scheme === 'sqlite') return { data: folder === 'none' ? undefined : resolve(folder) };
  if (https) throw new CliError('Processes that share a database call each other by http. Leave --https to a proxy.');
  if (carry !== undefined)
    throw new CliError('--carry needs a store of this process alone: use it with sqlite:FOLDER.');
  return { database: store };
};

/** Runs the command `keys` on the store that its options name. */
const runKeys = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({ args, options: keyOptions, allowPositionals: true });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const { data, database } = storageOf({ data: values.data, store: values.store });
  if (database === undefined && data === undefined)
    throw new CliError('Keys need a store: use --data FOLDER or --store.');
  const { manageKeys } = await import('./keys.ts');
  if (database !== undefined) {
    const { openPostgresTeams } = await import('../core/store/postgres/open.ts');
    const { teams, close } = await openPostgresTeams(database);
    process.stdout.write(await manageKeys(teams, positionals, values).finally(close));
  } else if (data !== undefined) {
    const { SqliteStore } = await import('../core/store/sqlite-store.ts');
    const store = new SqliteStore(data);
    process.stdout.write(await manageKeys(store.teams, positionals, values).finally(() => store.close()));
  }
};

const startOptions = async (values: Values): Promise<StartOptions> => {
  const { port, https, cors, front, seed, site, api, log } = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new CliError(`"${port}" is not a port. Use a number from 0 to 65535.`);
  const { default: pino } = await import('pino');
  if (!(log in pino.levels.values) && log !== 'silent')
    throw new CliError(`"${log}" is not a log level. Use silent, error, warn, info or debug.`);
  const origins = listOf(cors);
  const { allowOrigins, invalidOrigin } = await import('./cors.ts');
  const invalid = invalidOrigin(origins);
  if (invalid !== undefined) throw new CliError(invalid);
  return {
    port: Number(port),
    ...listenOptionsOf(values),
    https,
    front,
    seed,
    memory: memoryOf(values.memory),
    journalSize: journalSizeOf(values.journal),
    callOut: listOf(values['call-out']),
    carry: values.carry,
    appUrl: appOf(values.app),
    ...(await projectParts(values)),
    ...storageOf(values),
    ...(origins.length > 0 && { before: allowOrigins(origins), origins }),
    ...(site !== undefined && { site: await siteIn(resolve(site), api) }),
    log: pino({ level: log }),
  };
};

const validate = async (values: Values): Promise<void> => {
  const { validateAll } = await import('./validate.ts');
  const { scenarios } = await projectParts(values);
  const { checked, faults } = await validateAll(scenarios);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length > 0) throw new CliError(`${faults.length} of ${checked} checks failed.`);
  process.stdout.write(`The seed and all scenarios match the contract (${checked} checks).\n`);
};

/**
 * Returns whether a connection was refused, or the database rejected a login or a statement (codes of five characters).
 */
const isDatabaseError = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).syscall === 'connect' ||
  /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '');

const sentenceFor = (error: unknown, { port, data }: Partial<Values>): string | undefined => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the other program or choose another port with --port or PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'This machine does not have that address. Check --host.';
  if (code === 'EACCES' && message.includes('listen'))
    return `No permission to use port ${port}. Choose a port above 1023.`;
  if (/^(EACCES|EROFS|ENOENT|ENOTDIR|EEXIST|EPERM)$/.test(code ?? '') || /unable to open|readonly/.test(message)) {
    return `Cannot write to the data folder ${data}. Choose another folder with --data or DATA_DIR.`;
  }
  if (isDatabaseError(error)) return `Cannot use the database of --store: ${message || code}.`;
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message.split('. ')[0]}. See --help.`;
  if (message === 'fetch failed')
    return `The backend does not respond: ${(error as Error & { cause?: Error }).cause?.message ?? ''}`;
  return undefined;
};

const line = (name: string, text: string | undefined): string => (text ? `  ${name.padEnd(9)} ${text}\n` : '');

const greeting = (
  { address, network }: Running,
  { site, app, world, scenario }: Values,
  key: string | undefined,
): string => `
${line('Site', site && `${address}/m/home`)}${line('App', app)}${line('Console', `${address}/__admin/`)}${line('API', `${address}/__admin/docs`)}${line('Network', network.map((it) => `${it}/${site ? 'm/home' : '__admin/'}`).join('  '))}${line('Key', key)}${line('World', world === 'default' && !scenario ? undefined : [world, ...listOf(scenario)].join(' · '))}
  Demo accounts: player01, newbie01, agent01, topagent01, trial01 · password of all: ${seedPassword}
`;

/** Maximum time to wait for open calls, ms. */
const shutdownTimeoutMs = 10_000;

/** Shuts down on the first signal, after open calls have ended; the second signal ends them. */
const stopOnSignal = (running: Running, drain: number): void => {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    running.retire();
    await new Promise((later) => setTimeout(later, drain * 1000));
    await running.close(shutdownTimeoutMs);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
};

/** Runs the simulator from the command line until a signal stops it. */
export const run = async (args: string[] = process.argv.slice(2)): Promise<void> => {
  let values: Partial<Values> = {};
  const work = async (): Promise<void> => {
    if (args[0] === 'mcp') return serveMcp(args.slice(1));
    if (args[0] === 'keys') return await runKeys(args.slice(1));
    if (args[0] === 'verify') return (await import('../verify/command.ts')).runVerify(args.slice(1));
    values = readOptions(args);
    if (values.help) {
      process.stdout.write(usage);
      return;
    }
    if (values.validate) return validate(values as Values);
    const chosen = await startOptions(values as Values);
    const running = await start(chosen);
    const { world, snapshot, scenario } = values as Values;
    await prepareWorld(running, { name: world, snapshot, scenarios: listOf(scenario), own: chosen.scenarios ?? [] });
    process.stdout.write(`${greeting(running, values as Values, chosen.key)}\n`);
    stopOnSignal(running, Number(values.drain));
  };
  await runProgram(work, (error) => sentenceFor(error, values));
};
