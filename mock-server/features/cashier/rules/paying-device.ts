import { hourMs } from '#lib/dates/units.ts';
import { toMinor } from '#lib/money/money.ts';
import { withdrawalTerms } from '#markets/current.ts';
import type { World } from '#sim/core/world.ts';
import { recordKnownDevice } from '#sim/features/account/rules/known-devices.ts';
import { withdrawalHoldHours } from '#sim/features/account/rules/withdrawal-hold.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { type Deposit, depositsOf, isReportable, isUnsettled } from './deposit-record.ts';
import { totalMinorOf } from './wallets.ts';
import { isOpen, withdrawalsOf } from './withdrawal-record.ts';

/** Returns whether a deposit that has just been credited found nothing that could be withdrawn, bet or on its way out. */
const hadNoMoney = ({ state }: World, { member, minor, fee, bonus }: Deposit): boolean =>
  totalMinorOf(state, member) - (minor - fee) - bonus < toMinor(withdrawalTerms.min) &&
  state.by(bets, 'open', member).every(({ play }) => play) &&
  !withdrawalsOf(state, member).some(isOpen);

/** Returns whether other deposits of a member may still be credited. */
const expectsMoney = (world: World, memberId: string): boolean =>
  depositsOf(world.state, memberId).some((it) => isUnsettled(it) || isReportable(it, world.now()));

/**
 * Counts the device of a paid deposit as the member's own: at once if the account had no money and expects none, otherwise after the
 * hours of a hold, so that a thief cannot make a device known by a small deposit to an account with money.
 */
export const recordPayingDevice = (world: World, deposit: Deposit): void => {
  if (!deposit.device) return;
  const waitMs =
    hadNoMoney(world, deposit) && !expectsMoney(world, deposit.member) ? 0 : withdrawalHoldHours(world) * hourMs;
  recordKnownDevice(world, deposit.member, deposit.device, world.now() + waitMs);
};
