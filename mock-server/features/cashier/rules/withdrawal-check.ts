import { toMajor, toMinor } from '#lib/money/money.ts';
import { withdrawalTerms } from '#markets/current.ts';
import { startOfDay } from '#sim/core/clock.ts';
import { balanceOf, mainAccount } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { requireIdentity } from '#sim/features/account/rules/identity-requirement.ts';
import type { Member } from '#sim/features/account/rules/members.ts';
import { refuseHeldWithdrawal, withdrawalsHeldUntil } from '#sim/features/account/rules/withdrawal-hold.ts';
import { vipLevelByNumber } from '#sim/features/shared/vip-levels.ts';
import { bonusMoneyOf, forfeitableOf, ownMoneyOf } from './bonus-money.ts';
import { requireUnlockedMoney, unlockedOwnMoneyOf } from './own-money.ts';
import { openGiftsOf, wageringOf } from './wagering.ts';
import { withdrawalsOf } from './withdrawal-record.ts';

const minMinor = toMinor(withdrawalTerms.min);
const maxMinor = toMinor(withdrawalTerms.max);
const feeMinor = toMinor(withdrawalTerms.fee);

/** Returns today's withdrawals of a member that count towards the daily limits: neither rejected nor cancelled. */
const withdrawalsToday = (world: World, memberId: string) => {
  const midnight = startOfDay(world.now());
  return withdrawalsOf(world.state, memberId).filter(
    ({ at, status }) => at >= midnight && status !== 'rejected' && status !== 'cancelled',
  );
};

/** Returns the minor units of today's withdrawals that count towards the daily limit. */
export const withdrawnToday = (world: World, memberId: string): number =>
  withdrawalsToday(world, memberId).reduce((sum, { minor }) => sum + minor, 0);

/**
 * Returns the withdrawal terms of a member now. Amounts in minor units. The VIP level sets the number of
 * withdrawals per day, the first of them without a fee. `canWithdraw` is 0 while withdrawals are held or the limits are
 * used up.
 */
export const withdrawalTermsOf = (world: World, { id, level }: Member) => {
  const { withdrawalsPerDay, freeWithdrawals, withdrawLimit } = vipLevelByNumber(level);
  const times = withdrawalsToday(world, id).length;
  const free = Math.max(0, freeWithdrawals - times);
  const available = balanceOf(world.state, mainAccount(id));
  const leftToday = Math.max(0, withdrawLimit - withdrawnToday(world, id));
  const timesLeftToday = Math.max(0, withdrawalsPerDay - times);
  const { required, open } = wageringOf(world.state, id);
  const unlocked = unlockedOwnMoneyOf(world.state, id);
  const possible = Math.min(unlocked, maxMinor, leftToday);
  const isHeld = withdrawalsHeldUntil(world, id) !== null;
  return {
    available,
    canWithdraw: isHeld || timesLeftToday === 0 || possible < minMinor ? 0 : possible,
    min: minMinor,
    max: maxMinor,
    fee: free > 0 ? 0 : feeMinor,
    dailyLimit: withdrawLimit,
    leftToday,
    withdrawalsPerDay,
    timesLeftToday,
    freeToday: free,
    wageringRequired: required,
    openWagering: open,
    own: ownMoneyOf(world.state, id),
    unlocked,
    bonusMoney: bonusMoneyOf(world.state, id),
    forfeits: forfeitableOf(world.state, id),
  };
};

/**
 * Returns the fee of a withdrawal in minor units. Throws `withdraw.held`, `amount.out-of-range`, `limit.reached` (daily amount
 * or number of withdrawals), `turnover.open` (open wagering requirement), `deposit.required` (gifts before a first
 * deposit), `bonus.ends` or `identity.required`. `bonus.ends` names the bonus money that the withdrawal ends, unless
 * `forfeits` confirms that amount, minor units.
 */
export const checkWithdrawal = (world: World, owner: Member, minor: number, forfeits?: number): number => {
  refuseHeldWithdrawal(world, owner.id);
  const now = withdrawalTermsOf(world, owner);
  if (minor < now.min || minor > now.max)
    throw new Refusal('amount.out-of-range', { value: { min: toMajor(now.min), max: toMajor(now.max) } });
  if (now.timesLeftToday === 0) throw new Refusal('limit.reached', { value: { timesLeftToday: 0 } });
  if (minor > now.leftToday) throw new Refusal('limit.reached', { value: { leftToday: toMajor(now.leftToday) } });
  requireUnlockedMoney(world.state, owner.id, minor);
  requireIdentity(world, owner.id, 'withdrawal', withdrawnToday(world, owner.id) + minor);
  if (openGiftsOf(world.state, owner.id).length > 0 && forfeits !== now.forfeits)
    throw new Refusal('bonus.ends', { value: { forfeits: toMajor(now.forfeits) } });
  return now.fee;
};
