import { startOfDay } from '../../../core/clock.ts';
import { balanceOf } from '../../../core/ledger.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import type { Member } from '../../account/rules/members.ts';
import { refuseHeld, withdrawalsHeldUntil } from '../../account/rules/recovery-change.ts';
import { levelOf } from '../../rewards/rules/club.ts';
import { refuseLocked, turnoverOf, unlockedOf } from './turnover.ts';
import { withdrawalsOf } from './withdrawal-record.ts';

const least = 10_000;
const most = 5_000_000;
const feeAfterFree = 1500;

/** A member's withdrawals of today that count: neither refused nor taken back. */
const todaysOf = (world: World, member: string) => {
  const midnight = startOfDay(world.now());
  return withdrawalsOf(world.state, member).filter(
    ({ at, status }) => at >= midnight && status !== 'rejected' && status !== 'cancelled',
  );
};

/** Centavos that a member asked for today. */
export const askedToday = (world: World, member: string): number =>
  todaysOf(world, member).reduce((sum, { centavos }) => sum + centavos, 0);

/** What a member may withdraw now, in centavos. The first half of the day's withdrawals is free of fees. */
export const withdrawTerms = (world: World, { id, level }: Member) => {
  const { withdrawTimes, withdrawLimit } = levelOf(level);
  const times = todaysOf(world, id).length;
  const free = Math.max(0, Math.ceil(withdrawTimes / 2) - times);
  const available = balanceOf(world.state, `member:${id}`);
  const leftToday = Math.max(0, withdrawLimit - askedToday(world, id));
  const timesLeftToday = Math.max(0, withdrawTimes - times);
  const { required, open, locked } = turnoverOf(world.state, id);
  const possible = Math.min(unlockedOf(available, locked), most, leftToday);
  const held = withdrawalsHeldUntil(world, id) !== null;
  return {
    available,
    canWithdraw: held || timesLeftToday === 0 || possible < least ? 0 : possible,
    min: least,
    max: most,
    fee: free > 0 ? 0 : feeAfterFree,
    limitToday: withdrawLimit,
    leftToday,
    timesToday: withdrawTimes,
    timesLeftToday,
    freeToday: free,
    turnover: required,
    openTurnover: open,
  };
};

/** Throws `withdraw.held`, `amount.out-of-range`, `limit.reached` (the day's sum or number) or `turnover.open`; answers the fee. */
export const checkWithdrawal = (world: World, owner: Member, centavos: number): number => {
  refuseHeld(world, owner.id);
  const terms = withdrawTerms(world, owner);
  if (centavos < terms.min || centavos > terms.max)
    throw new Refusal('amount.out-of-range', { value: { min: terms.min / 100, max: terms.max / 100 } });
  if (terms.timesLeftToday === 0) throw new Refusal('limit.reached', { value: { timesLeftToday: 0 } });
  if (centavos > terms.leftToday) throw new Refusal('limit.reached', { value: { leftToday: terms.leftToday / 100 } });
  refuseLocked(world.state, owner.id, centavos);
  return terms.fee;
};
