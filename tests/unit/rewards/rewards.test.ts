import { expect, test } from 'vitest';
import { timeLeft } from '#features/rewards/model/time-left.ts';
import { vipProgress } from '#features/rewards/model/vip-progress.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { shortMoney } from '#lib/money/short-money.ts';

test('formats the time left in days, hours or as a clock, and null when over', () => {
  const [hour, day] = [3_600_000, 86_400_000];
  expect(timeLeft(9 * day + 5)).toEqual({ unit: 'days', n: 9 });
  expect(timeLeft(day - 5_000)).toEqual({ unit: 'hours', n: 23 });
  expect(timeLeft(hour - 1000)).toEqual({ unit: 'clock', clock: '59:59' });
  expect(timeLeft(0)).toBeNull();
});

test('formats amounts and percentages short without rounding', () => {
  const amounts = [0, 88, 1_888, 25_000, 12_345, 1_000_000, 2_500_000].map((it) => shortMoney(it, 'en'));
  expect(amounts).toEqual(['₱0', '₱88', '₱1,888', '₱25K', '₱12,345', '₱1M', '₱2.5M']);
  expect([0.002, 0.0025, 0.05, 0.65].map(formatRate)).toEqual(['0.2%', '0.25%', '5%', '65%']);
});

test('progress to the next VIP level counts stake and deposits separately, null at the top @R242', () => {
  const level = {
    rebateRate: 0,
    freeWithdrawals: 0,
    withdrawTimes: 0,
    withdrawLimit: 0,
    birthdayGift: 0,
    upgradeGift: 0,
  };
  const levels = [1, 2].map((nth) => ({ ...level, level: nth, name: `L${nth}`, turnover: 0, deposit: 0 }));
  const club = { level: 1, name: 'L1', levels, turnover: 300.1, nextTurnover: 250, deposited: 0.3, nextDeposit: 1_000 };
  expect(vipProgress(club)).toMatchObject({ name: 'L2', stake: { missing: 0 }, deposit: { missing: 999.7 } });
  expect(vipProgress({ ...club, level: 2, nextTurnover: null, nextDeposit: null })).toBeNull();
});
