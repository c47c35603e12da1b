import { atom } from 'nanostores';
import { headIcon, setHeadIcon } from '../../../contract/account/member.ts';
import type { Body, Value } from '../../../contract/types.ts';
import { cached, cacheLife, forget } from '../../../lib/cache.ts';
import { api } from '../../../lib/http/client.ts';
import { $session } from './session.ts';

/** The member's picture (R236): a preset's number, or an own picture that stands before it; null until known. */
export const $avatar = atom<Value<'headIcon'> | null>(null);

/** The picture as kept for this browser session, fetched when nothing is kept. Throws CallError. */
export const loadAvatar = async (): Promise<void> => {
  const account = $session.get()?.userName;
  if (account) $avatar.set(await cached('portrait', account, cacheLife.rest, () => api(headIcon)));
};

/** Changes it, and shows the new one wherever it stands. Throws CallError. */
export const changeAvatar = async (choice: Body<'setHeadIcon'>): Promise<void> => {
  $avatar.set(await api(setHeadIcon, { body: choice }));
  forget('portrait');
};

$session.listen((session) => {
  if (session) return;
  $avatar.set(null);
  forget('portrait');
});
