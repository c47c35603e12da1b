import { randomBytes } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { bundleForBrowser, workerModule } from '#sim/standalone/bundle.ts';
import { IndexedDbStore } from '#sim/standalone/indexeddb-store.ts';
import { WorldClient } from './simulator.ts';

const origin = 'https://demo.test';

type FetchListener = (event: {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}) => void;

/** Channels that do not keep the process of the test alive. */
class IdleMessageChannel extends MessageChannel {
  constructor() {
    super();
    for (const port of [this.port1, this.port2]) (port as unknown as { unref(): void }).unref();
  }
}

/** Globals of a service worker that are no part of the language; none of Node. */
const globalsOfWorkers = (databases: IDBFactory, listeners: FetchListener[]) => ({
  ...{ AbortSignal, Blob, crypto, fetch, FormData, Headers, performance, ReadableStream, Request, Response },
  ...{ TextDecoder, TextEncoder, URL, URLSearchParams, atob, btoa, setTimeout, clearTimeout, queueMicrotask },
  ...{ structuredClone, SubtleCrypto, IDBKeyRange, Uint8Array, ArrayBuffer, console },
  MessageChannel: IdleMessageChannel,
  indexedDB: databases,
  location: { origin },
  navigator: { userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile' },
  addEventListener: (type: string, listener: FetchListener) => {
    if (type === 'fetch') listeners.push(listener);
  },
});

let bundle: Promise<Uint8Array> | undefined;

/** Returns the script of the simulator's worker, built once. */
export const workerScript = (): Promise<Uint8Array> => {
  bundle ??= bundleForBrowser(workerModule);
  return bundle;
};

/** Calls the simulator in a service worker, which has only the globals of a browser and can be killed at any time. */
export class WorkerClient extends WorldClient {
  readonly #databases = new IDBFactory();
  readonly #script: Script;
  #listeners: FetchListener[] = [];

  constructor(script: Uint8Array) {
    super(origin, 'default');
    this.#script = new Script(Buffer.from(script).toString());
    this.kill();
  }

  /** Starts another worker in place of the running one, which is not asked to finish anything. */
  kill(): void {
    this.#listeners = [];
    const globals = globalsOfWorkers(this.#databases, this.#listeners);
    const scope = createContext(globals);
    this.#script.runInContext(Object.assign(scope, { self: scope }));
  }

  /** Opens the database of the worker. */
  openStore(): Promise<IndexedDbStore> {
    return IndexedDbStore.open(this.#databases);
  }

  override async send(path: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(origin + path, init);
    let response: Promise<Response> | undefined;
    for (const listener of this.#listeners) {
      const respondWith = (it: Promise<Response>): void => {
        response = it;
      };
      listener({ request, respondWith });
    }
    if (!response) throw new TypeError(`The worker does not respond to ${path}.`);
    return response;
  }

  /** Returns the headers of a call that moves money. */
  newKey(): Record<string, string> {
    return { 'idempotency-key': randomBytes(16).toString('hex') };
  }
}
