import type { State } from '#sim/core/state.ts';
import { type Member, memberByAccount } from '#sim/features/account/rules/members.ts';
import { AdminError } from './admin-error.ts';

/** Returns the member with this account name. Throws 404 if there is none. */
export const memberNamed = (state: State, account: string): Member => {
  const found = memberByAccount(state, account);
  if (!found) throw new AdminError(404, 'Unknown member', `Member "${account}" does not exist.`);
  return found;
};
