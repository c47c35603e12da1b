import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { type AppOptions, createApp } from '#sim/app.ts';
import { Outgoing } from '#sim/core/outgoing.ts';
import type { Override } from '#sim/core/overrides/override.ts';
import { ProcessFigures } from '#sim/core/process-figures.ts';
import { randomSecrets } from '#sim/core/secrets.ts';
import { FolderLock } from '#sim/core/store/sqlite-folder-lock.ts';
import { fileBodyKeyStore } from '#sim/features/shared/body-key.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import type { openSharedWorlds, SharedWorlds } from '#sim/optional/processes/open-shared-worlds.ts';
import type { TeamWorlds } from '#sim/optional/teams/team-worlds.ts';
import { readEphemeral, writeEphemeral } from './carry.ts';
import type { Certificate } from './certificate.ts';
import { type ConnectionLimits, countConnections, makeListener, makeProbeListener } from './listener.ts';
import { isPortInUse } from './local-port.ts';
import { createShutdown } from './shutdown.ts';

export interface StartOptions
  extends Pick<AppOptions, 'key' | 'log' | 'before' | 'front' | 'origins' | 'endpoints' | 'scenarios' | 'appUrl'> {
  /** Folder in which worlds are stored; in memory without it. */
  readonly data?: string | undefined;
  /** URL of a PostgreSQL database that stores worlds instead, for several processes. */
  readonly database?: string | undefined;
  /** 0 for a free port. */
  readonly port: number;
  readonly host: string;
  /** Second port, for probes and metrics alone. */
  readonly probes?: number | undefined;
  readonly seed?: string | undefined;
  /** Overrides of every new world. */
  readonly replies?: readonly Override[] | undefined;
  /** Returns the time of the worlds' clocks, epoch ms; the machine's by default. */
  readonly machineTime?: () => number;
  /** Memory budget of all worlds in bytes. */
  readonly memory?: number;
  /** Maximum number of calls in the journal of each world; 500 by default. */
  readonly journalSize?: number | undefined;
  /** Origins that worlds may call: real backends, and addresses of callbacks. */
  readonly callOut?: readonly string[];
  /** File that transfers worlds that are not kept to the next process. */
  readonly carry?: string | undefined;
  /** Uses https with a certificate generated for this machine. */
  readonly https?: boolean;
  readonly limits?: ConnectionLimits;
  readonly site?: (worlds: TeamWorlds) => RequestHandler;
}

export interface Running {
  readonly address: string;
  /** Addresses for other devices of the network; none on loopback. */
  readonly network: readonly string[];
  readonly worlds: TeamWorlds;
  /** Makes `/__ready` fail from now on, so that load balancers send calls elsewhere. */
  retire(): void;
  /** Waits at most `patience` ms (default 0) for open calls, then writes pending data and closes. */
  close(timeoutMs?: number): Promise<void>;
}

/** Returns whether only programs of this machine can reach a host. */
export const isLoopback = (host: string): boolean => /^(localhost$|127\.|::1$)/.test(host);

/** Interval at which processes exchange their usage of keys. */
const teamSyncMs = 1000;

const isEverywhere = (host: string): boolean => /^(0\.0\.0\.0|::)$/.test(host);

const networkOf = async (host: string): Promise<readonly string[]> => {
  if (isLoopback(host)) return [];
  if (!isEverywhere(host)) return [host];
  const { networkAddresses } = await import('./certificate.ts');
  return networkAddresses();
};

/** Returns the name by which programs of this machine reach a listener. */
const localNameOf = async ({ address, port, family }: AddressInfo): Promise<string> => {
  if (address === '::') return 'localhost';
  // Browsers would reach the program that has the other address of `localhost`.
  const isOtherInUse = await isPortInUse(port, family === 'IPv4' ? '::1' : '127.0.0.1');
  if (!isOtherInUse) return 'localhost';
  return family === 'IPv4' ? '127.0.0.1' : '[::1]';
};

const certificateOf = async (data: string | undefined): Promise<Certificate> =>
  (await import('./certificate.ts')).certificateFor(data);

/** Returns the store of the key for encrypted bodies: pages of one process must be able to call another. */
const keepBodyKey = (data: string | undefined, shared: SharedWorlds | undefined): Pick<AppOptions, 'keepBodyKey'> => {
  if (shared) return { keepBodyKey: (make) => shared.store.setting('body-key', make) };
  return data === undefined ? {} : { keepBodyKey: fileBodyKeyStore(data) };
};

const openShared = async (...options: Parameters<typeof openSharedWorlds>): Promise<SharedWorlds> =>
  (await import('#sim/optional/processes/open-shared-worlds.ts')).openSharedWorlds(...options);

const forwardBy = async ({ worlds, claims }: SharedWorlds, figures: ProcessFigures): Promise<RequestHandler> =>
  (await import('#sim/optional/processes/serve-claimed-worlds.ts')).serveClaimedWorlds(worlds, claims, figures);

/** Starts the simulator. Throws if the folder is not writable or in use, or the port is taken. */
export const start = async (options: StartOptions): Promise<Running> => {
  const lock = options.data === undefined ? undefined : new FolderLock(options.data);
  try {
    return await startLocked(options, lock);
  } catch (error) {
    lock?.release();
    throw error;
  }
};

const startLocked = async (
  {
    port,
    host,
    probes,
    data,
    database,
    seed,
    machineTime,
    memory,
    journalSize,
    site,
    https = false,
    limits,
    callOut,
    replies,
    carry,
    ...options
  }: StartOptions,
  lock: FolderLock | undefined,
): Promise<Running> => {
  const { log } = options;
  const outgoing = new Outgoing(callOut);
  const worldOptions = {
    outgoing,
    replies,
    ...(seed && { seed }),
    ...(machineTime && { machineTime }),
    ...(memory && { memory }),
    ...(journalSize && { journalSize }),
    // Callers over the network must not be able to predict tokens by replaying the seed.
    ...((options.key || options.front) && { secrets: randomSecrets }),
    onWarning: (text: string) => log?.warn(text),
  };
  const figures = new ProcessFigures(worldOptions.onWarning);
  const names = await networkOf(host);
  const addressOf = (name: string): string =>
    `${https ? 'https' : 'http'}://${name}:${(server.address() as AddressInfo).port}`;
  const shared =
    database === undefined
      ? undefined
      : await openShared({ url: database, address: () => addressOf(names[0] ?? host), figures }, worldOptions);
  const worlds = shared?.worlds ?? openWorlds({ data, ...worldOptions });
  const invalidWorlds = carry === undefined ? [] : readEphemeral(worlds, carry);
  if (invalidWorlds.length > 0)
    log?.warn(`Worlds that no longer fit the seed start afresh: ${invalidWorlds.join(', ')}.`);
  const certificate = https ? await certificateOf(data) : undefined;
  const network = () => names.map(addressOf);
  let isRetired = false;
  const ready = () => !isRetired && (shared?.claims.isRegistered ?? true);
  const app = createApp(worlds, {
    ...options,
    outgoing,
    network,
    ready,
    figures,
    authority: certificate?.authority,
    ...(shared && {
      claims: shared.claims,
      clockSkewMs: () => shared.clock.skewMs,
      forward: await forwardBy(shared, figures),
    }),
    ...keepBodyKey(data, shared),
    ...(site && { site: site(worlds) }),
  });
  const server = makeListener(app, certificate, limits).listen(port, host);
  const leave = createShutdown(server);
  countConnections(server, figures);
  await once(server, 'listening');
  const localName = isLoopback(host) || isEverywhere(host) ? await localNameOf(server.address() as AddressInfo) : host;
  const probeServer = probes === undefined ? undefined : makeProbeListener(app).listen(probes, host);
  if (probeServer) await once(probeServer, 'listening');
  lock?.setAddress(addressOf(localName));
  await shared?.claims.start();
  await worlds.teams.sync();
  const syncing = setInterval(() => worlds.teams.sync().catch(() => undefined), teamSyncMs).unref();
  let handingOver: Promise<void> | undefined;
  const handOver = (): Promise<void> | undefined => {
    // Without a connection to the database the leases expire.
    handingOver ??= shared?.claims.retire().catch(() => undefined);
    return handingOver;
  };
  return {
    address: addressOf(localName),
    network: network(),
    worlds,
    retire: () => {
      isRetired = true;
      handOver();
    },
    close: async (timeoutMs = 0) => {
      isRetired = true;
      await Promise.race([handOver(), sleep(timeoutMs)]);
      if (carry !== undefined) writeEphemeral(worlds, carry);
      await leave(timeoutMs);
      probeServer?.close().closeAllConnections();
      clearInterval(syncing);
      await worlds.close();
      lock?.release();
    },
  };
};
