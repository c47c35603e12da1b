import { atom } from 'nanostores';
import { version } from '#contract/site/system.ts';
import type { Value } from '#contract/types.ts';
import { api } from './http/client.ts';
import { keys } from './storage/keys.ts';
import { sessionArea } from './storage/storage.ts';
import { objectWith, storedItem } from './storage/stored-item.ts';

type Version = Value<'version'>;

const stored = storedItem(sessionArea, keys.session.version, objectWith<Version>('resets'));

/** Version of the backend, as last received in this visit; null before. */
export const $version = atom<Version | null>(import.meta.env.SSR ? null : stored.read());

let pending: Promise<void> | undefined;

const load = async (): Promise<void> => {
  try {
    const received = await api(version);
    stored.write(received);
    $version.set(received);
  } finally {
    pending = undefined;
  }
};

/** Loads the version of the backend; concurrent calls share one request. Throws CallError. */
export const refreshVersion = (): Promise<void> => {
  pending ??= load();
  return pending;
};
