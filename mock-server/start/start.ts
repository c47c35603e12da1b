import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { type AppOptions, createApp } from '../app.ts';
import { Outgoing } from '../core/outgoing.ts';
import type { Override } from '../core/overrides/override.ts';
import { randomSecrets } from '../core/secrets.ts';
import type { Worlds } from '../core/worlds.ts';
import { fileBodyKeyStore } from '../features/shared/body-key.ts';
import { openSharedWorlds, openWorlds, type SharedWorlds } from '../open-worlds.ts';
import { readEphemeral, writeEphemeral } from './carry.ts';
import type { Certificate } from './certificate.ts';
import { type ConnectionLimits, makeListener } from './listener.ts';
import { createShutdown } from './shutdown.ts';

export interface StartOptions
  extends Pick<AppOptions, 'key' | 'log' | 'before' | 'front' | 'origins' | 'endpoints' | 'scenarios' | 'appUrl'> {
  /** Folder that keeps worlds; in memory only without it. */
  readonly data?: string | undefined;
  /** URL of a PostgreSQL database that keeps worlds instead, for several processes. */
  readonly database?: string | undefined;
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  readonly seed?: string | undefined;
  /** Overrides that every world starts with. */
  readonly replies?: readonly Override[] | undefined;
  /** Epoch ms that the clocks of its worlds go by; the machine's own unless told otherwise. */
  readonly machineTime?: () => number;
  /** Bytes that all worlds together may hold in memory. */
  readonly memory?: number;
  /** Calls that the journal of each world keeps; 500 unless told otherwise. */
  readonly journalSize?: number | undefined;
  /** Origins that worlds may call: real backends, and addresses that are told what happens. */
  readonly callOut?: readonly string[];
  /** File that carries worlds that are not kept from one process to the next. */
  readonly carry?: string | undefined;
  /** Serves with a certificate made for this machine. */
  readonly https?: boolean;
  readonly limits?: ConnectionLimits;
  readonly site?: (worlds: Worlds) => RequestHandler;
}

export interface Running {
  readonly address: string;
  /** Addresses for other devices of the network; none on loopback. */
  readonly network: readonly string[];
  readonly worlds: Worlds;
  /** `ready` says no from here on: servers in front send their calls elsewhere. */
  retire(): void;
  /** Waits `patience` ms at most until open calls are answered (0), then writes what is left and closes. */
  close(patience?: number): Promise<void>;
}

/** Only programs of this machine reach it. */
export const isLoopback = (host: string): boolean => /^(localhost$|127\.|::1$)/.test(host);

/** How often processes exchange what keys of teams have used. */
const teamSyncMs = 1000;

const isEverywhere = (host: string): boolean => /^(0\.0\.0\.0|::)$/.test(host);

const networkOf = async (host: string): Promise<readonly string[]> => {
  if (isLoopback(host)) return [];
  if (!isEverywhere(host)) return [host];
  const { networkAddresses } = await import('./certificate.ts');
  return networkAddresses();
};

const certificateOf = async (data: string | undefined): Promise<Certificate> =>
  (await import('./certificate.ts')).certificateFor(data);

/** Where the key that bodies are encrypted to is kept: pages of one process must be able to call another. */
const keepBodyKey = (data: string | undefined, shared: SharedWorlds | undefined): Pick<AppOptions, 'keepBodyKey'> => {
  if (shared) return { keepBodyKey: (make) => shared.store.setting('body-key', make) };
  return data === undefined ? {} : { keepBodyKey: fileBodyKeyStore(data) };
};

/** Starts the simulator. Throws when the folder cannot be written or the port is taken. */
export const start = async ({
  port,
  host,
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
}: StartOptions): Promise<Running> => {
  const { log } = options;
  const outgoing = new Outgoing(callOut);
  const worldOptions = {
    outgoing,
    replies,
    ...(seed && { seed }),
    ...(machineTime && { machineTime }),
    ...(memory && { memory }),
    ...(journalSize && { journalSize }),
    // Whoever reaches it over the network must not foresee a token by playing the same seed at home.
    ...((options.key || options.front) && { secrets: randomSecrets }),
    onWarning: (text: string) => log?.warn(text),
  };
  const names = await networkOf(host);
  const addressOf = (name: string): string =>
    `${https ? 'https' : 'http'}://${name}:${(server.address() as AddressInfo).port}`;
  const shared =
    database === undefined
      ? undefined
      : await openSharedWorlds({ url: database, address: () => addressOf(names[0] ?? host) }, worldOptions);
  const worlds = shared?.worlds ?? openWorlds({ data, ...worldOptions });
  const lost = carry === undefined ? [] : readEphemeral(worlds, carry);
  if (lost.length > 0) log?.warn(`Worlds that no longer fit the seed start afresh: ${lost.join(', ')}.`);
  const network = () => names.map(addressOf);
  let retired = false;
  const ready = () => !retired && (shared?.claims.isRegistered ?? true);
  const app = createApp(worlds, {
    ...options,
    outgoing,
    network,
    ready,
    ...(shared && { claims: shared.claims }),
    ...keepBodyKey(data, shared),
    ...(site && { site: site(worlds) }),
  });
  const server = makeListener(app, https ? await certificateOf(data) : undefined, limits).listen(port, host);
  const leave = createShutdown(server);
  await once(server, 'listening');
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
    address: addressOf(isLoopback(host) || isEverywhere(host) ? 'localhost' : host),
    network: network(),
    worlds,
    retire: () => {
      retired = true;
      handOver();
    },
    close: async (patience = 0) => {
      retired = true;
      await Promise.race([handOver(), sleep(patience)]);
      if (carry !== undefined) writeEphemeral(worlds, carry);
      await leave(patience);
      clearInterval(syncing);
      await worlds.close();
    },
  };
};
