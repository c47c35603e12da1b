import { atom } from 'nanostores';
import { memberInfo } from '../api/member.ts';
import type { Value } from '../contract/types.ts';
import { cached, cacheLife, forget } from './cache.ts';
import { $session } from './session.ts';

/** Member info (R194); null while unknown or without a session. */
export const $member = atom<Value<'memberInfo'> | null>(null);

/** Member info as kept, fetched only when nothing is kept (R211). Throws CallError. */
export const loadMember = async (): Promise<void> => {
  const account = $session.get()?.userName;
  if (account) $member.set(await cached('member', account, cacheLife.rest, memberInfo));
};

/** Fetches member info anew (R235). Throws CallError. */
export const renewMember = (): Promise<void> => {
  forget('member');
  return loadMember();
};

$session.listen((session) => {
  if (session) return;
  forget('member');
  $member.set(null);
});
