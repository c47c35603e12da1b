import type * as z from 'zod';
import { birthday, birthdayCard, birthdayFigures } from './birthday-terms.ts';
import type { CardTerms } from './card-terms.ts';
import { cashback, cashbackCard, cashbackFigures } from './cashback-terms.ts';
import { depositBonus, depositBonusCard, depositBonusFigures } from './deposit-bonus-terms.ts';
import type { Figures } from './figures.ts';
import { leaderboard, leaderboardCard, leaderboardFigures } from './leaderboard-terms.ts';
import { missionCard, missionFigures, missions } from './mission-terms.ts';
import { raffle, raffleCard, raffleFigures } from './raffle-terms.ts';
import { referral, referralCard, referralFigures } from './referral-terms.ts';
import { readYaml } from './yaml-file.ts';

const define = <F extends string, T>(
  field: F,
  owner: string,
  schema: z.ZodType<T>,
  cardOf: (terms: T) => CardTerms,
  figuresOf: (terms?: T) => Figures,
) => ({
  /** Field of a promotion that holds the terms. */
  field,
  /** What the terms belong to, in messages. */
  owner,
  cardOf: (terms: unknown): CardTerms => cardOf(terms as T),
  /** Figures of terms as typed; without values while they are invalid. */
  figuresOf: (typed?: unknown): Figures => figuresOf(schema.safeParse(typed).data),
});

/** What a promotion can give and by which terms. */
export const mechanics = {
  depositBonus: define('terms', 'a deposit bonus', depositBonus, depositBonusCard, depositBonusFigures),
  cashback: define('cashback', 'a cashback', cashback, cashbackCard, cashbackFigures),
  referral: define('referral', 'rewards for invited friends', referral, referralCard, referralFigures),
  missions: define('missions', 'missions', missions, missionCard, missionFigures),
  leaderboard: define('leaderboard', 'a leaderboard', leaderboard, leaderboardCard, leaderboardFigures),
  raffle: define('raffle', 'a raffle', raffle, raffleCard, raffleFigures),
  birthday: define('birthday', 'a birthday gift', birthday, birthdayCard, birthdayFigures),
};

/** Mechanics of promotions; `text` gives nothing and has no terms. */
export const mechanicNames = [...(Object.keys(mechanics) as (keyof typeof mechanics)[]), 'text'] as const;
export type Mechanic = (typeof mechanicNames)[number];

/** Returns the figures of a promotion's own terms; without values while its terms are invalid. */
export const termFigures = (facts: string): Figures => {
  const { data } = readYaml(facts);
  if (data === undefined) return mechanics.depositBonus.figuresOf();
  if (typeof data !== 'object' || data === null) return {};
  const typed = data as Readonly<Record<string, unknown>>;
  const own = Object.values(mechanics).find(({ field }) => field in typed);
  return own?.figuresOf(typed[own.field]) ?? {};
};
