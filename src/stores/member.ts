import { atom } from 'nanostores';
import { memberInfo } from '../api/member.ts';
import type { Value } from '../contract/types.ts';
import { $session } from './session.ts';

/** Member info (R194); null while unknown or without a session. */
export const $member = atom<Value<'memberInfo'> | null>(null);

/** Fetches member info anew (R235). Throws CallError. */
export const renewMember = async (): Promise<void> => {
  $member.set(await memberInfo());
};

$session.listen((session) => {
  if (!session) $member.set(null);
});
