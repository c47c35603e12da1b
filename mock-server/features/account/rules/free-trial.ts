import { trialType } from '#features/account/model/roles.ts';
import { startOfDay } from '#sim/core/clock.ts';
import { mainAccount, transferFunds } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { flag } from '#sim/features/site/rules/flags.ts';
import { refuseOtherSiteMembers } from './login-lockout.ts';
import { type Member, memberByAccount, members } from './members.ts';
import { openAccount, unusedAccountName } from './new-member.ts';

/** Play money of a new trial account, minor units. */
const openingBalance = 200_000;

const trialsCreatedSince = (state: State, since: number): number =>
  state.all(members).filter((it) => it.type === trialType && it.registeredAt >= since).length;

/** Returns how many trial accounts can still be opened today. */
export const freeTrialsLeft = (world: World): number =>
  Math.max(0, flag(world.state, 'TRIALS_A_DAY') - trialsCreatedSince(world.state, startOfDay(world.now())));

/** Returns an unused trial account name. */
export const unusedTrialName = (world: World): string => unusedAccountName(world, 'subok');

/** Opens a trial account with its play money. Throws `permission.denied` when none is left today, and `username.taken`. */
export const openTrialAccount = (world: World, account: string): Member => {
  if (freeTrialsLeft(world) === 0) throw new Refusal('permission.denied', { why: 'no trial accounts are left today' });
  refuseOtherSiteMembers(world, { account, type: trialType, staff: false });
  if (!/^subok\d{6}$/.test(account) || memberByAccount(world.state, account)) throw new Refusal('username.taken');
  const trial = openAccount(world, { account, type: trialType });
  transferFunds(world, { from: 'play', to: mainAccount(trial.id), minor: openingBalance, type: 'opening' });
  return trial;
};
