import type { LeaderboardTerms } from '#contract/rewards/leaderboard-terms.ts';
import { toMinor } from '#lib/money/money.ts';
import { type DueEvent, firstDueAt, notBefore } from '#sim/core/due-event.ts';
import type { World } from '#sim/core/world.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { ownShares } from '#sim/features/cashier/rules/own-funds.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { rewardStakeOf } from '#sim/features/games/rules/contributions.ts';
import { personLinks } from '#sim/features/safety/rules/persons.ts';
import { termsToPay } from '#sim/features/shared/running-terms.ts';
import { startOfWeek, weekMs } from '#sim/features/shared/week.ts';
import { flag } from '#sim/features/site/rules/flags.ts';
import { missionClaims } from './missions.ts';
import { grantRewardWithMessage } from './rewards.ts';

export interface Rank {
  readonly member: string;
  readonly points: number;
  readonly prize: number;
}

/** Returns the prizes in the order of the ranks: one for a person, whose best account gets it. */
const prizesOf = (
  world: World,
  { prizes }: LeaderboardTerms,
  ranking: readonly string[],
): ReadonlyMap<string, number> => {
  const winners = new Map<string, number>();
  for (const member of ranking) {
    const prize = prizes[winners.size];
    if (prize === undefined) break;
    const linkOf = personLinks(world, member);
    if (![...winners.keys()].some((winner) => linkOf(winner) === 'same')) winners.set(member, toMinor(prize));
  }
  return winners;
};

/** Returns members by their points of the week from an instant: for stakes, and for each claimed mission. */
export const leaderboard = (world: World, terms: LeaderboardTerms, from: number): Rank[] => {
  const { state } = world;
  const minorPerPoint = toMinor(terms.majorPerPoint);
  const minorPerMission = terms.pointsPerMission * minorPerPoint;
  const until = from + weekMs;
  const shares = ownShares(state);
  const scores = new Map<string, number>();
  const add = (memberId: string, more: number) => scores.set(memberId, (scores.get(memberId) ?? 0) + more);
  for (const it of state.all(bets)) {
    if (it.at >= from && it.at < until) add(it.member, rewardStakeOf(state, it) * (shares.get(it.member) ?? 0));
  }
  for (const { member, at } of state.all(missionClaims)) if (at >= from && at < until) add(member, minorPerMission);
  const ranking = [...scores]
    .map(([member, minor]) => ({ member, points: Math.floor(minor / minorPerPoint) }))
    .filter((it) => it.points > 0)
    .sort((a, b) => b.points - a.points || Number(a.member) - Number(b.member));
  const won = prizesOf(
    world,
    terms,
    ranking.map(({ member }) => member),
  );
  return ranking.map((it) => ({ ...it, prize: won.get(it.member) ?? 0 }));
};

/** Schedules the end of the week of an instant, at which the prizes are granted. */
export const scheduleWeekEnd = (world: World, within = world.now()): void => {
  const at = startOfWeek(within) + weekMs;
  world.schedule(notBefore(world.now(), { id: 'mission-week', at, type: 'mission-week', data: null }));
};

/**
 * Handles a due event at the end of a week: grants the members with the most points the prizes of the leaderboard that ran
 * until then, as rewards in the reward centre.
 */
export const grantWeeklyPrizes = (world: World, event: DueEvent): void => {
  const until = firstDueAt(event);
  const terms = flag(world.state, 'MISSION') ? termsToPay('leaderboard', until - 1) : undefined;
  if (terms) {
    for (const [place, { member, prize }] of leaderboard(world, terms, until - weekMs).entries()) {
      if (prize === 0 || !world.state.get(members, member)) continue;
      grantRewardWithMessage(world, member, {
        kind: 'event',
        title: {
          EN: `Weekly leaderboard: rank ${place + 1}`,
          TY: `Weekly leaderboard: rank ${place + 1}`,
          VI: `Bảng xếp hạng tuần: hạng ${place + 1}`,
        },
        minor: prize,
        wageringFactor: terms.wageringFactor,
        days: terms.days,
      });
    }
  }
  scheduleWeekEnd(world, until);
};
