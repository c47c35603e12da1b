import { ignoreCallErrors } from './http/errors.ts';
import { keys } from './storage/keys.ts';
import { sessionArea } from './storage/storage.ts';
import { $version, refreshVersion } from './version.ts';

/** How long a kept reply counts, ms (A82). */
export const cacheLife = { announcements: 60_000, rest: 600_000 } as const;

interface Kept {
  readonly of: string;
  readonly at: number;
  readonly value: unknown;
}

const placeOf = (name: string): string => `${keys.session.cache}:${name}`;

/** What tells one backend's replies from another's: product version, world and its resets; null until known. */
const backend = (): string | null => {
  const it = $version.get();
  return it && `${it.version}.${it.world}.${it.resets}`;
};

const isKept = (item: unknown): item is Kept =>
  typeof item === 'object' && item !== null && 'of' in item && 'at' in item && 'value' in item;

/** Keeps a reply for this browser session, as soon as it is known which backend it came from. */
export const cacheResponse = (name: string, scope: string, value: unknown): void => {
  const write = (): boolean => {
    const from = backend();
    if (!from) return false;
    sessionArea.write(placeOf(name), JSON.stringify({ of: `${from} ${scope}`, at: Date.now(), value }));
    return true;
  };
  if (write()) return;
  const stop = $version.listen(() => {
    if (write()) stop();
  });
  void ignoreCallErrors(refreshVersion());
};

const keptItem = (name: string, scope: string): Kept | null => {
  const item = sessionArea.readJson(placeOf(name));
  return isKept(item) && item.of === `${backend()} ${scope}` ? item : null;
};

/** The last reply that was kept under a name and scope, however old; undefined without one. The caller knows its type. */
export const cachedResponse = (name: string, scope: string): unknown => keptItem(name, scope)?.value;

/**
 * The reply kept for this browser session while it is fresh, else a new one (R211, A82). `scope`
 * holds what the reply depends on besides the backend: language, merchant, account.
 */
export const cached = async <T>(name: string, scope: string, life: number, load: () => Promise<T>): Promise<T> => {
  const item = keptItem(name, scope);
  if (item && Date.now() - item.at < life) return item.value as T;
  const value = await load();
  cacheResponse(name, scope, value);
  return value;
};

/** Forgets a kept reply, so that the next reader fetches. */
export const invalidate = (name: string): void => sessionArea.remove(placeOf(name));
