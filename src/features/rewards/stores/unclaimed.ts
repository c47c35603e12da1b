import { atom } from 'nanostores';
import type { Reward } from '../../../contract/types.ts';
import { $session } from '../../account/stores/session.ts';
import { rewards } from '../api/rewards.ts';

/** How many rewards can be claimed now (R181, A73); 0 for guests and until known. */
export const $unclaimed = atom(0);

/** Notes a list of rewards that was just fetched. */
export const noteRewards = (list: readonly Pick<Reward, 'status'>[]): void =>
  $unclaimed.set(list.filter(({ status }) => status === 'open').length);

/** Asks for the list. Throws CallError. */
export const loadUnclaimed = async (): Promise<void> => noteRewards(await rewards('EN'));

$session.listen((session) => {
  if (!session) $unclaimed.set(0);
});
