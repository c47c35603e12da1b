import { withdrawalTerms } from '#contract/cashier/withdrawal-terms.ts';
import { toCentavos, toPesos } from '#lib/money/money.ts';
import { startOfDay } from '#sim/core/clock.ts';
import { balanceOf, mainAccount } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import type { Member } from '#sim/features/account/rules/members.ts';
import { refuseHeldWithdrawal, withdrawalsHeldUntil } from '#sim/features/account/rules/withdrawal-hold.ts';
import { requireIdentity } from '#sim/features/safety/rules/identity-requirement.ts';
import { vipLevelByNumber } from '#sim/features/shared/vip-levels.ts';
import { bonusMoneyOf, forfeitableOf, ownMoneyOf } from './bonus-money.ts';
import { requireUnlockedMoney, unlockedOwnMoneyOf } from './own-money.ts';
import { openGiftsOf, wageringOf } from './wagering.ts';
import { withdrawalsOf } from './withdrawal-record.ts';

const minCentavos = toCentavos(withdrawalTerms.min);
const maxCentavos = toCentavos(withdrawalTerms.max);
const feeCentavos = toCentavos(withdrawalTerms.fee);

/** Returns today's withdrawals of a member that count towards the daily limits: neither rejected nor cancelled. */
const withdrawalsToday = (world: World, memberId: string) => {
  const midnight = startOfDay(world.now());
  return withdrawalsOf(world.state, memberId).filter(
    ({ at, status }) => at >= midnight && status !== 'rejected' && status !== 'cancelled',
  );
};

/** Returns the centavos of today's withdrawals that count towards the daily limit. */
export const withdrawnToday = (world: World, memberId: string): number =>
  withdrawalsToday(world, memberId).reduce((sum, { centavos }) => sum + centavos, 0);

/**
 * Returns the withdrawal terms of a member now. Amounts in centavos. The VIP level sets the number of
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
  const possible = Math.min(unlocked, maxCentavos, leftToday);
  const isHeld = withdrawalsHeldUntil(world, id) !== null;
  return {
    available,
    canWithdraw: isHeld || timesLeftToday === 0 || possible < minCentavos ? 0 : possible,
    min: minCentavos,
    max: maxCentavos,
    fee: free > 0 ? 0 : feeCentavos,
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
 * Returns the fee of a withdrawal in centavos. Throws `withdraw.held`, `amount.out-of-range`, `limit.reached` (daily amount
 * or number of withdrawals), `turnover.open` (open wagering requirement), `deposit.required` (gifts before a first
 * deposit), `bonus.ends` or `identity.required`. `bonus.ends` names the bonus money that the withdrawal ends, unless
 * `forfeits` confirms that amount, centavos.
 */
export const checkWithdrawal = (world: World, owner: Member, centavos: number, forfeits?: number): number => {
  refuseHeldWithdrawal(world, owner.id);
  const now = withdrawalTermsOf(world, owner);
  if (centavos < now.min || centavos > now.max)
    throw new Refusal('amount.out-of-range', { value: { min: toPesos(now.min), max: toPesos(now.max) } });
  if (now.timesLeftToday === 0) throw new Refusal('limit.reached', { value: { timesLeftToday: 0 } });
  if (centavos > now.leftToday) throw new Refusal('limit.reached', { value: { leftToday: toPesos(now.leftToday) } });
  requireUnlockedMoney(world.state, owner.id, centavos);
  requireIdentity(world, owner.id, 'withdrawal', withdrawnToday(world, owner.id) + centavos);
  if (openGiftsOf(world.state, owner.id).length > 0 && forfeits !== now.forfeits)
    throw new Refusal('bonus.ends', { value: { forfeits: toPesos(now.forfeits) } });
  return now.fee;
};
