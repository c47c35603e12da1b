import { subscribe } from 'node:diagnostics_channel';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Random, seedOf } from '#sim/core/random.ts';
import type { WorldClient } from '#tests/support/simulator.ts';
import type { ConfirmedPosting, RecordedVisit } from './visits.ts';

/** Visits per second at a time of the run, s; linear in between. */
export type Curve = readonly (readonly [at: number, rate: number])[];

/** Outcome of one request. */
export interface Sample {
  /** Second of the run in which it was due. */
  readonly second: number;
  readonly ms: number;
  readonly isFailed: boolean;
}

/** Returns the visits per second at a time of the run. */
const rateAt = (curve: Curve, at: number): number => {
  const next = curve.findIndex(([time]) => time > at);
  if (next < 0) return curve.at(-1)?.[1] ?? 0;
  const [[fromAt, from], [toAt, to]] = [curve[Math.max(0, next - 1)] ?? [0, 0], curve[next] ?? [0, 0]];
  return toAt === fromAt ? to : from + ((to - from) * (at - fromAt)) / (toAt - fromAt);
};

/** Requests of the global `fetch`, which the calls after the pages use: their start, by Undici's request object. */
const sentAt = new WeakMap<object, number>();
let onCall: ((startedAt: number, isFailed: boolean) => void) | undefined;
const listenToCalls = (): void => {
  const statuses = new WeakMap<object, number>();
  type Message = { readonly request: object; readonly response?: { readonly statusCode: number } };
  subscribe('undici:request:create', (message) => void sentAt.set((message as Message).request, performance.now()));
  subscribe('undici:request:headers', (message) => {
    const { request, response } = message as Message;
    statuses.set(request, response?.statusCode ?? 0);
  });
  const end = (message: unknown, isError: boolean): void => {
    const { request } = message as Message;
    const startedAt = sentAt.get(request);
    if (startedAt !== undefined) onCall?.(startedAt, isError || (statuses.get(request) ?? 0) >= 500);
    sentAt.delete(request);
  };
  subscribe('undici:request:trailers', (message) => end(message, false));
  subscribe('undici:request:error', (message) => end(message, true));
};

let isListening = false;

const agent = new Agent({ keepAlive: true, timeout: 4000 });

/** Sends a GET of a page; resolves with whether it was answered without a fault of the server. */
const sendGet = ({ origin, name, token }: WorldClient, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const headers = {
      'x-sim-world': name,
      'accept-encoding': 'br, gzip',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const sent = get(origin + path, { agent, headers, timeout: 20_000 }, (response) => {
      response.resume().once('close', () => resolve(response.complete && (response.statusCode ?? 500) < 500));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => resolve(false));
  });

interface LoadOptions {
  readonly visits: readonly RecordedVisit[];
  readonly curve: Curve;
  readonly seconds: number;
  /** Returns a client of a world that no other visit uses, and takes it back. */
  readonly clients: {
    readonly take: () => Promise<WorldClient>;
    readonly giveBack: (client: WorldClient) => void;
    readonly confirm: (world: string, posting: ConfirmedPosting) => void;
  };
  /** Tells the requests of a visit that the target serves. */
  readonly serves: (visit: RecordedVisit) => RecordedVisit | undefined;
  /** What happens in the middle. */
  readonly fault?: () => Promise<void>;
}

/** How many times faster than recorded a visitor moves between pages. */
const haste = 2;

/**
 * Sends visits that arrive independently of earlier responses (Poisson, by a curve), and returns all requests. A request
 * of a page is due at its recorded time: its duration counts from there, so that a stall is not hidden by requests that
 * were sent late.
 */
export const sendVisits = async ({
  visits,
  curve,
  seconds,
  clients,
  serves,
  fault,
}: LoadOptions): Promise<Sample[]> => {
  if (!isListening) listenToCalls();
  isListening = true;
  const random = new Random(seedOf('rehearsal'));
  const startedAt = performance.now();
  const samples: Sample[] = [];
  const add = (dueAt: number, isFailed: boolean): void =>
    void samples.push({ second: Math.floor((dueAt - startedAt) / 1000), ms: performance.now() - dueAt, isFailed });
  onCall = (at, isFailed) => add(at, isFailed);
  const weighted = visits.flatMap((it) => Array.from({ length: it.weight }, () => it));
  const replay = async (recorded: RecordedVisit): Promise<void> => {
    const visit = serves(recorded);
    if (!visit) return;
    const client = await clients.take();
    const visitAt = performance.now();
    if (visit.account) await client.signIn(visit.account).catch(() => undefined);
    const offset = performance.now() - visitAt;
    await Promise.all(
      visit.requests.map(async ({ afterMs, path }) => {
        const dueAt = visitAt + offset + afterMs / haste;
        await sleep(Math.max(0, dueAt - performance.now()));
        const isOk = await sendGet(client, path);
        add(dueAt, !isOk);
      }),
    );
    await visit.act?.(client, (posting) => clients.confirm(client.name, posting)).catch(() => undefined);
    clients.giveBack(client);
  };
  const open = new Set<Promise<void>>();
  const run = (visit: RecordedVisit): void => {
    const visiting = replay(visit).finally(() => open.delete(visiting));
    open.add(visiting);
  };
  const faulting = fault && sleep((seconds * 1000) / 2).then(fault);
  for (let at = 0; at < seconds; ) {
    const rate = Math.max(0.01, rateAt(curve, at));
    at += -Math.log(1 - random.fraction()) / rate;
    await sleep(Math.max(0, startedAt + at * 1000 - performance.now()));
    run(random.pick(weighted));
  }
  await Promise.all([...open, faulting]);
  onCall = undefined;
  return samples;
};
