import { minuteMs } from './dates/units.ts';
import { ignoreCallErrors } from './http/errors.ts';
import { keys } from './storage/keys.ts';
import { sessionArea } from './storage/storage.ts';
import { objectWith, storedItem } from './storage/stored-item.ts';
import { $version, refreshVersion } from './version.ts';

/** How long a cached response is fresh, ms: `short` for what changes during a visit. */
export const cacheTtlMs = { short: minuteMs, default: 10 * minuteMs } as const;

interface CachedResponse {
  /** Backend and scope of the response. */
  readonly source: string;
  /** When it was received, epoch ms. */
  readonly at: number;
  readonly value: unknown;
}

const itemOf = (name: string) =>
  storedItem(sessionArea, `${keys.session.cache}:${name}`, objectWith<CachedResponse>('source', 'at', 'value'));

/** Identifies the backend by product version, world and its resets; null until known. */
const backend = (): string | null => {
  const version = $version.get();
  return version && `${version.version}.${version.world}.${version.resets}`;
};

/** Stores a response for this browser session, once the backend that sent it is identified. */
export const cacheResponse = (name: string, scope: string, value: unknown): void => {
  const write = (): boolean => {
    const from = backend();
    if (!from) return false;
    itemOf(name).write({ source: `${from} ${scope}`, at: Date.now(), value });
    return true;
  };
  if (write()) return;
  const stop = $version.listen(() => {
    if (write()) stop();
  });
  void ignoreCallErrors(refreshVersion());
};

const find = (name: string, scope: string): CachedResponse | null => {
  const item = itemOf(name).read();
  return item?.source === `${backend()} ${scope}` ? item : null;
};

/** Returns the last response stored under a name and scope, fresh or not; undefined without one. */
export const cachedResponse = (name: string, scope: string): unknown => find(name, scope)?.value;

/** Loads in flight, by name and scope. */
const pending = new Map<string, Promise<unknown>>();

/**
 * Returns the stored response while it is fresh, else loads a new one, once for concurrent callers. `scope`
 * holds the other dependencies of the response: language, merchant, account.
 */
export const cached = async <T>(name: string, scope: string, ttlMs: number, load: () => Promise<T>): Promise<T> => {
  const item = find(name, scope);
  if (item && Date.now() - item.at < ttlMs) return item.value as T;
  const id = `${name} ${scope}`;
  const running = pending.get(id);
  if (running) return running as Promise<T>;
  const loading = load();
  pending.set(id, loading);
  // A response requested before `invalidate` is not stored.
  const isCurrent = (): boolean => pending.get(id) === loading;
  try {
    const value = await loading;
    if (isCurrent()) cacheResponse(name, scope, value);
    return value;
  } finally {
    if (isCurrent()) pending.delete(id);
  }
};

/** Removes a stored response, so that the next `cached` loads. */
export const invalidate = (name: string): void => {
  itemOf(name).write(null);
  for (const id of pending.keys()) if (id.startsWith(`${name} `)) pending.delete(id);
};
