import { atom } from 'nanostores';
import type { CallHistory } from '#sim/admin/history.ts';
import type { Difference } from '#sim/core/state-differences.ts';
import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';
import { enterWorld } from './worlds.ts';

export type PastCall = CallHistory['calls'][number];

export const history = resource<CallHistory>(() => worldPath('/history'), {
  byPanel: true,
});

/** Changes of the selected call. */
export const $changed = atom<{ readonly call: number; readonly changes: readonly Difference[] } | null>(null);

/** Throws Problem. */
export const loadCallChanges = async (call: number): Promise<void> =>
  $changed.set(await admin('GET', worldPath(`/history/${call}`)));

/** Opens a new world with the state of this one before or after a call; throws Problem. */
export const forkWorldAt = async (call: number, side: 'before' | 'after'): Promise<void> => {
  const name = `past-${call}-${Date.now().toString(36)}`;
  await admin('POST', worldPath(`/history/${call}/fork`), { name, side });
  $changed.set(null);
  await enterWorld(name);
};
