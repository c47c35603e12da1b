import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestHandler } from 'express';
import { type AppOptions, createApp } from './app.ts';
import { openWorlds } from './open-worlds.ts';
import type { Worlds } from './world/worlds.ts';

export interface StartOptions extends Pick<AppOptions, 'key' | 'log' | 'data'> {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  readonly seed?: string | undefined;
  readonly site?: (worlds: Worlds) => RequestHandler;
}

export interface Running {
  readonly address: string;
  close(): Promise<void>;
}

/** Starts the simulator. Throws when the folder cannot be written or the port is taken. */
export const start = async ({ port, host, seed, site, ...options }: StartOptions): Promise<Running> => {
  const { data, log } = options;
  const worlds = openWorlds({ data, ...(seed && { seed }), onWarning: (text) => log?.warn(text) });
  const app = createApp(worlds, { ...options, ...(site && { site: site(worlds) }) });
  const server: Server = app.listen(port, host);
  await once(server, 'listening');
  const name = /^(127\.|::1$)/.test(host) ? 'localhost' : host;
  return {
    address: `http://${name}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      worlds.close();
    },
  };
};
