import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Complaint, runProgram } from './complaint.ts';
import { type Running, type StartOptions, start } from './start.ts';
import { seedPassword } from './world/seed/members.ts';
import type { Worlds } from './world/worlds.ts';

const usage = `Usage: npm run sim -- [options]

  --port NUMBER   port to listen on; 0 takes a free one (PORT, else 4321)
  --host NAME     address to listen on; other than loopback it needs --key (127.0.0.1)
  --key TEXT      what the admin API asks for
  --data FOLDER   where worlds are kept (.data); "none" keeps them in memory
  --seed TEXT     seed of worlds that name none
  --site FOLDER   a built site to serve in front of the backend (none)
  --log LEVEL     silent, error, warn, info or debug (warn)
  --help          this text
`;

const options = {
  port: { type: 'string', default: process.env.PORT ?? '4321' },
  host: { type: 'string', default: '127.0.0.1' },
  key: { type: 'string' },
  data: { type: 'string', default: process.env.DATA_DIR ?? '.data' },
  seed: { type: 'string' },
  site: { type: 'string' },
  log: { type: 'string', default: 'warn' },
  help: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof read>;
const read = (args: string[]) => parseArgs({ args, options }).values;

const siteIn = async (folder: string) => {
  const { siteOfWorlds } = await import('./site/site-of-worlds.ts');
  return (worlds: Worlds) => siteOfWorlds(worlds, folder);
};

const startOptions = async ({ port, host, key, data, seed, site, log }: Values): Promise<StartOptions> => {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Complaint(`"${port}" is no port: give a number up to 65535.`);
  const open = !/^(localhost$|127\.|::1$)/.test(host);
  if (open && !key) throw new Complaint(`Listening on ${host} opens the admin API to others: give it a --key.`);
  const { pino } = await import('pino');
  if (!(log in pino.levels.values) && log !== 'silent') throw new Complaint(`"${log}" is no log level.`);
  return {
    port: Number(port),
    host,
    seed,
    data: data === 'none' ? undefined : resolve(data),
    ...(site !== undefined && { site: await siteIn(resolve(site)) }),
    key: open ? key : undefined,
    log: pino({ level: log }),
  };
};

const sentenceFor = (error: unknown, { port, data }: Partial<Values>): string | undefined => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop the other program or choose another with --port or PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'This machine has no such address: check --host.';
  if (code === 'EACCES' && message.includes('listen')) return `Port ${port} needs more rights: choose one above 1023.`;
  if (/^(EACCES|EROFS|ENOENT|ENOTDIR|EEXIST|EPERM)$/.test(code ?? '') || /unable to open|readonly/.test(message)) {
    return `The data folder ${data} cannot be written: choose another with --data or DATA_DIR.`;
  }
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message.split('. ')[0]}. See --help.`;
  return undefined;
};

const greeting = ({ address }: Running, site: string | undefined): string => `
${site === undefined ? '' : `  Site      ${address}/m/home\n`}  Console   ${address}/__admin/
  API       ${address}/__admin/docs

  Demo accounts: player01, newbie01, agent01, topagent01, trial01 · password of all: ${seedPassword}
`;

/** Runs the simulator from the command line until it is told to stop. */
export const run = async (args: string[] = process.argv.slice(2)): Promise<void> => {
  let values: Partial<Values> = {};
  const work = async (): Promise<void> => {
    values = read(args);
    if (values.help) {
      process.stdout.write(usage);
      return;
    }
    const running = await start(await startOptions(values as Values));
    process.stdout.write(`${greeting(running, values.site)}\n`);
    const stop = () => running.close().then(() => process.exit(0));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  };
  await runProgram(work, (error) => sentenceFor(error, values));
};
