import type { Words } from '../../content/rules/announcements.ts';

interface Level {
  readonly level: number;
  readonly name: Words;
  /** Centavos staked since registration that bring a member here. */
  readonly turnover: number;
  /** Centavos deposited that it takes besides. */
  readonly deposit: number;
  /** Share of stakes that comes back. */
  readonly rebateRate: number;
  /** Most withdrawals a day; the first half, rounded up, has no fee. */
  readonly withdrawTimes: number;
  /** Centavos a day. */
  readonly withdrawLimit: number;
  readonly birthdayGift: number;
  readonly upgradeGift: number;
}

const level = (
  number: number,
  name: Words,
  turnover: number,
  deposit: number,
  rebateRate: number,
  withdrawTimes: number,
  withdrawLimit: number,
  birthdayGift: number,
  upgradeGift: number,
): Level => ({
  level: number,
  name,
  turnover: turnover * 100,
  deposit: deposit * 100,
  rebateRate,
  withdrawTimes,
  withdrawLimit: withdrawLimit * 100,
  birthdayGift: birthdayGift * 100,
  upgradeGift: upgradeGift * 100,
});

/** The member club (R242, A71), lowest level first. */
export const levels = [
  level(1, { EN: 'Bronze', TY: 'Bronze' }, 0, 0, 0.002, 3, 50_000, 88, 0),
  level(2, { EN: 'Silver', TY: 'Silver' }, 25_000, 1_000, 0.003, 5, 100_000, 188, 88),
  level(3, { EN: 'Gold', TY: 'Gold' }, 250_000, 20_000, 0.005, 8, 300_000, 588, 388),
  level(4, { EN: 'Diamond', TY: 'Diamond' }, 2_500_000, 200_000, 0.008, 12, 1_000_000, 1_888, 1_888),
] as const satisfies readonly Level[];

const [lowest] = levels;

/** Benefits of a level; numbers beyond the scale count as its ends. */
export const levelOf = (number: number): Level => levels.findLast((it) => it.level <= number) ?? lowest;

/** The level that turnover and deposits, in centavos, bring. */
export const levelAt = (turnover: number, deposited: number): Level =>
  levels.findLast((it) => it.turnover <= turnover && it.deposit <= deposited) ?? lowest;

/** The next level above; undefined at the top. */
export const levelAbove = (number: number): Level | undefined => levels.find((it) => it.level > number);
