import { atom } from 'nanostores';
import type { Value } from '../../../contract/types.ts';
import { $session } from './session.ts';

/** Member info (R194); null while unknown or without a session. */
export const $member = atom<Value<'memberInfo'> | null>(null);

$session.listen((session) => {
  if (!session) $member.set(null);
});
