import { atom } from 'nanostores';
import { version } from '../contract/site/system.ts';
import type { Value } from '../contract/types.ts';
import { api } from './http/client.ts';
import { keys } from './storage/keys.ts';
import { sessionArea } from './storage/storage.ts';

type Version = Value<'version'>;

const readKept = (): Version | null => {
  const item = sessionArea.readJson(keys.session.version);
  return typeof item === 'object' && item !== null && 'resets' in item ? (item as Version) : null;
};

/** What the backend last said of itself in this visit; null until it was asked. */
export const $version = atom<Version | null>(import.meta.env.SSR ? null : readKept());

let asked: Promise<void> | undefined;

const ask = async (): Promise<void> => {
  try {
    const told = await api(version);
    sessionArea.write(keys.session.version, JSON.stringify(told));
    $version.set(told);
  } finally {
    asked = undefined;
  }
};

/** Asks the backend what it is; who asks meanwhile waits for the same answer. Throws CallError. */
export const refreshVersion = (): Promise<void> => {
  asked ??= ask();
  return asked;
};
