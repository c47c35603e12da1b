import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Body, Query, Value } from '#contract/types.ts';
import { createAppWithApi } from '#sim/app.ts';
import { Outgoing } from '#sim/core/outgoing.ts';
import type { WorldsOptions } from '#sim/core/worlds-options.ts';
import { seedDeviceOf } from '#sim/features/account/seed/members.ts';
import { fileBodyKeyStore } from '#sim/features/shared/body-key.ts';
import type { Api } from '#sim/http/api.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import { fetchDirectly } from './fetch-directly.ts';

type Options = Partial<
  Pick<WorldsOptions, 'machineTime' | 'seed' | 'journalSize' | 'memory' | 'secrets' | 'onWarning'>
> & {
  readonly data?: string;
  /** Origins that worlds may call. */
  readonly callOut?: readonly string[];
};

/** Returns a machine clock that runs from this instant, so that no test depends on the day or hour at which it runs. */
export const clockFrom = (start: string): (() => number) => {
  const offset = Date.parse(start) - Date.now();
  return () => Date.now() + offset;
};

/** Starts a simulator, which is closed when the test file ends. By default its clock starts at noon on a Thursday. */
export const startSimulator = async (options: Options = {}) => {
  const outgoing = new Outgoing(options.callOut);
  const worlds = openWorlds({ machineTime: clockFrom('2026-11-19T12:00:00+08:00'), ...options, outgoing });
  const { app, api } = createAppWithApi(worlds, {
    ...(options.data && { keepBodyKey: fileBodyKeyStore(options.data) }),
    outgoing,
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    worlds.close();
  });
  return { origin, worlds, world: (name?: string) => new WorldClient(origin, name, api) };
};

export interface Reply<V> {
  readonly status: number;
  readonly headers: Headers;
  readonly value: V;
  readonly errorCode: string | null;
}

type Asked<N extends string> = { query?: Query<N>; body?: Body<N>; headers?: Record<string, string> };

/** Calls one world like a browser and like an operator. */
export class WorldClient {
  readonly origin: string;
  readonly name: string;
  token: string | undefined;
  /** Network address from which it calls; this machine's by default. */
  network: string | undefined;
  readonly #api: Api | undefined;

  /** With the API of a simulator in this process, its calls need no connection. */
  constructor(origin: string, name = `t-${randomBytes(6).toString('hex')}`, api?: Api) {
    this.origin = origin;
    this.name = name;
    this.#api = api;
  }

  /** Sends a request; to the API without a connection where the simulator runs in this process. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { 'x-sim-world': this.name, ...init.headers };
    const direct = this.#api && (await fetchDirectly(this.#api, this.origin, path, { ...init, headers }));
    return direct ?? this.sendByHttp(path, init);
  }

  /** Sends a request over a connection, for tests of what a server adds. */
  sendByHttp(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.origin + path, { ...init, headers: { 'x-sim-world': this.name, ...init.headers } });
  }

  /** Calls an endpoint of the contract by name. */
  async call<N extends string>(name: N, { query, body, headers }: Asked<N> = {}): Promise<Reply<Value<N>>> {
    const endpoint = endpoints.get(name);
    if (!endpoint) throw new Error(`no endpoint ${name}`);
    const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
    const isForm = endpoint.send === 'form';
    const response = await this.send(endpoint.path + search, {
      method: endpoint.method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(this.network && { 'x-forwarded-for': this.network }),
        ...(body !== undefined && {
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        }),
        ...headers,
      },
      ...(body !== undefined && {
        body: isForm ? String(new URLSearchParams(body as Record<string, string>)) : JSON.stringify(body),
      }),
    });
    const { value, errorCode } = (await response.json()) as { value: Value<N>; errorCode: string | null };
    return { status: response.status, headers: response.headers, value, errorCode };
  }

  /** Logs a member of the seed in, on the member's own phone or another device; later calls send the token. */
  async signIn(
    username: string,
    password = 'Passw0rd1',
    device = seedDeviceOf(username),
  ): Promise<Reply<Value<'login'>>> {
    const headers = { 'device-id': device };
    const reply = await this.call('login', { body: { username, password, type: 0 }, headers });
    this.token = reply.value?.token;
    return reply;
  }

  /** Makes an admin call about this world; `path` is below it. */
  async admin<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: T }> {
    const response = await this.sendByHttp(`/__admin/worlds/${this.name}${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as T };
  }

  /** Epoch ms on the world's clock. */
  async now(): Promise<number> {
    return (await this.admin<{ now: number }>('GET', '/clock')).body.now;
  }

  flags(values: Record<string, unknown>) {
    return this.admin('PATCH', '/flags', values);
  }
}
