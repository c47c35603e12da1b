import { memberInfo } from '#contract/account/member.ts';
import { cached, cacheTtlMs, invalidate } from '#lib/cache.ts';
import { api } from '#lib/http/client.ts';
import { $member } from '../state/member.ts';
import { $session } from '../state/session.ts';

/** Loads member info from cache, else from the server. Throws CallError. */
export const loadMember = async (): Promise<void> => {
  const account = $session.get()?.userName;
  if (account) $member.set(await cached('member', account, cacheTtlMs.default, () => api(memberInfo)));
};

/** Reloads member info from the server. Throws CallError. */
export const reloadMember = (): Promise<void> => {
  invalidate('member');
  return loadMember();
};
