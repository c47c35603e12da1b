import { headIcon, setHeadIcon } from '#contract/account/member.ts';
import type { Body, Value } from '#contract/types.ts';
import { cached, cacheTtlMs, invalidate } from '#lib/cache.ts';
import { api } from '#lib/http/client.ts';
import { memberScoped } from '#lib/member-scope.ts';
import { $session } from './session.ts';

/** Avatar: number of a preset, or an uploaded picture, which has priority; null until loaded. */
export const $avatar = memberScoped<Value<'headIcon'> | null>(null);

/** Name in the response cache; also a key of stored data. */
const cacheName = 'portrait';

/** Loads the avatar from cache, else from the server. Throws CallError. */
export const loadAvatar = async (): Promise<void> => {
  const account = $session.get()?.userName;
  if (account) $avatar.set(await cached(cacheName, account, cacheTtlMs.default, () => api(headIcon)));
};

/** Changes the avatar. Throws CallError. */
export const changeAvatar = async (choice: Body<'setHeadIcon'>): Promise<void> => {
  $avatar.set(await api(setHeadIcon, { body: choice }));
  invalidate(cacheName);
};
