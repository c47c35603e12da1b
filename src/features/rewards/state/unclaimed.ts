import { rewards } from '#contract/rewards/rewards.ts';
import type { Reward } from '#contract/types.ts';
import { api } from '#lib/http/client.ts';
import { memberScoped } from '#lib/member-scope.ts';

/** Number of claimable rewards; 0 for guests and until loaded. */
export const $unclaimed = memberScoped(0);

/** Sets the count from a list of rewards. */
export const setUnclaimedFrom = (list: readonly Pick<Reward, 'status'>[]): void =>
  $unclaimed.set(list.filter(({ status }) => status === 'open').length);

/** Loads the list. Throws CallError. */
export const loadUnclaimed = async (): Promise<void> =>
  setUnclaimedFrom(await api(rewards, { query: { language: 'EN' } }));
