import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { CliError } from '#sim/cli-error.ts';
import type { Worlds } from '#sim/core/worlds.ts';
import { usualLimits } from './listener.ts';
import { listOf, type Values } from './options.ts';
import { isLoopback, type StartOptions } from './start.ts';
import { storageOf } from './storage.ts';

const siteIn = async (folder: string, api: string) => {
  if (api !== '' && !/^https?:$/.test(URL.parse(api)?.protocol ?? ''))
    throw new CliError(`"${api}" is not a backend address. Use an http or https URL.`);
  const { siteOfWorlds } = await import('#sim/site/site-of-worlds.ts');
  return (worlds: Worlds) => siteOfWorlds(worlds, folder, api || undefined);
};

/** Returns the host to listen on, and the required admin key. */
export const listenOptionsOf = ({ host, https, key }: Values): { host: string; key: string | undefined } => {
  const chosenHost = host ?? (https ? '0.0.0.0' : '127.0.0.1');
  if (isLoopback(chosenHost)) return { host: chosenHost, key };
  if (!key && host !== undefined)
    throw new CliError(`Listening on ${host} exposes the admin API to other machines. Set a key with --key.`);
  return { host: chosenHost, key: key ?? randomBytes(9).toString('base64url') };
};

const minMemoryMb = 32;

/** Bytes. */
const memoryOf = (text: string): number => {
  if (!/^\d{1,6}$/.test(text) || Number(text) < minMemoryMb)
    throw new CliError(`"${text}" is not a memory size. Use megabytes, at least ${minMemoryMb}.`);
  return Number(text) * 2 ** 20;
};

export const portOf = (text: string): number => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new CliError(`"${text}" is not a port. Use a number from 0 to 65535.`);
  return Number(text);
};

const connectionsOf = (text: string): number => {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (count < 10 || count > 100_000)
    throw new CliError(`"${text}" is not a valid number of connections: use 10 to 100000.`);
  return count;
};

const journalSizeOf = (text: string): number => {
  const size = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (size < 10 || size > 100_000)
    throw new CliError(`"${text}" is not a valid journal length: use 10 to 100000 calls.`);
  return size;
};

/** Reads the parts that a project adds; prints which calls of an archive were left out. */
export const projectParts = async ({
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

/** Returns the options of the server. Throws CliError if one is invalid. */
export const startOptions = async (values: Values): Promise<StartOptions> => {
  const { port, probes, https, cors, front, seed, site, api, log } = values;
  const { default: pino } = await import('pino');
  if (!(log in pino.levels.values) && log !== 'silent')
    throw new CliError(`"${log}" is not a log level. Use silent, error, warn, info or debug.`);
  const origins = listOf(cors);
  const { allowOrigins, invalidOrigin } = await import('./cors.ts');
  const invalid = invalidOrigin(origins);
  if (invalid !== undefined) throw new CliError(invalid);
  return {
    port: portOf(port),
    probes: probes === undefined ? undefined : portOf(probes),
    limits: { ...usualLimits, connections: connectionsOf(values.connections) },
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
