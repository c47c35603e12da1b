import { trialType } from '../../../../src/features/account/model/roles.ts';
import { startOfDay } from '../../../core/clock.ts';
import { transferFunds } from '../../../core/ledger.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import { flag } from '../../site/rules/flags.ts';
import { refuseOtherSites } from './login-guard.ts';
import { type Member, member, memberByAccount } from './members.ts';
import { freeName, openAccount } from './new-member.ts';

/** Play money that a trial account starts with, centavos. */
const stake = 200_000;

const madeSince = (state: State, since: number): number =>
  state.all(member).filter((it) => it.type === trialType && it.registeredAt >= since).length;

/** Trial accounts that can still be made today (R131, A56). */
export const trialsLeft = (world: World): number =>
  Math.max(0, flag(world.state, 'TRIALS_A_DAY') - madeSince(world.state, startOfDay(world.now())));

/** A name that a trial account may have. */
export const trialName = (world: World): string => freeName(world, 'subok');

/** Opens a trial account with its play money. Throws `permission.denied` when none is left today, and `username.taken`. */
export const openTrial = (world: World, account: string): Member => {
  if (trialsLeft(world) === 0) throw new Refusal('permission.denied', { why: 'no trial accounts are left today' });
  refuseOtherSites(world, { account, type: trialType, staff: false });
  if (!/^subok\d{6}$/.test(account) || memberByAccount(world.state, account)) throw new Refusal('username.taken');
  const made = openAccount(world, { account, type: trialType });
  transferFunds(world, { from: 'play', to: `member:${made.id}`, centavos: stake, type: 'opening' });
  return made;
};
