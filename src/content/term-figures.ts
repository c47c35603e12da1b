import { birthday, birthdayFigures } from './birthday-terms.ts';
import type { Figures } from './figures.ts';
import { leaderboard, leaderboardFigures } from './leaderboard-terms.ts';
import { cashback, cashbackFigures, depositBonus, depositBonusFigures, noTerms } from './mechanics.ts';
import { missionFigures, missions } from './mission-terms.ts';
import { raffle, raffleFigures } from './raffle-terms.ts';
import { referral, referralFigures } from './referral-terms.ts';
import { readYaml } from './yaml-file.ts';

/** Returns the figures of a promotion's own terms; without values while its terms are invalid. */
export const termFigures = (facts: string): Figures => {
  const { data } = readYaml(facts);
  if (data === undefined) return depositBonusFigures(noTerms);
  if (typeof data !== 'object' || data === null) return {};
  if ('cashback' in data) return cashbackFigures(cashback.safeParse(data.cashback).data);
  if ('missions' in data) return missionFigures(missions.safeParse(data.missions).data);
  if ('referral' in data) return referralFigures(referral.safeParse(data.referral).data);
  if ('leaderboard' in data) return leaderboardFigures(leaderboard.safeParse(data.leaderboard).data);
  if ('raffle' in data) return raffleFigures(raffle.safeParse(data.raffle).data);
  if ('birthday' in data) return birthdayFigures(birthday.safeParse(data.birthday).data);
  return 'terms' in data ? depositBonusFigures(depositBonus.safeParse(data.terms).data ?? noTerms) : {};
};
