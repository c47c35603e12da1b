import * as endpoints from '#contract/rewards/missions.ts';
import { toMajor } from '#lib/money/money.ts';
import { Refusal } from '#sim/core/refusal.ts';
import { maskAccount } from '#sim/features/account/rules/masking.ts';
import { accountNameOf } from '#sim/features/account/rules/members.ts';
import { sumBalance } from '#sim/features/cashier/rules/wallets.ts';
import { type Context, handle } from '#sim/features/handler.ts';
import { isAtLimit } from '#sim/features/safety/rules/limits.ts';
import { runningTerms } from '#sim/features/shared/running-terms.ts';
import { startOfWeek, weekMs } from '#sim/features/shared/week.ts';
import { leaderboard } from '../rules/leaderboard.ts';
import { claimMission, missionDays, missionHistory, missionsOf } from '../rules/missions.ts';

const shownRanks = 20;

const requireMissions = ({ flag }: Pick<Context, 'flag'>): void => {
  if (!flag('MISSION')) throw new Refusal('permission.denied', { why: 'MISSION is off' });
};

export const missionHandlers = [
  handle(endpoints.missions, (call) => {
    requireMissions(call);
    const { world, member, language } = call;
    const from = startOfWeek(world.now());
    const hasExtras = call.flag('MISSPLUS3');
    const terms = runningTerms('leaderboard', world.now());
    const ranks = terms ? leaderboard(world, terms, from) : [];
    const place = ranks.findIndex((it) => it.member === member.id);
    return {
      missions: missionsOf(world, member.id, language),
      days:
        hasExtras && !isAtLimit(world, member.id, ['stake', 'loss', 'session']) ? missionDays(world, member.id) : [],
      history: hasExtras ? missionHistory(world, member.id, language) : [],
      endsAt: from + weekMs,
      board: terms ? { pointStake: terms.majorPerPoint, missionPoints: terms.pointsPerMission } : null,
      points: ranks[place]?.points ?? 0,
      rank: place < 0 ? null : place + 1,
      prize: toMajor(ranks[place]?.prize ?? 0),
      ranking: ranks.slice(0, shownRanks).map((rank, index) => ({
        rank: index + 1,
        account: maskAccount(accountNameOf(world.state, rank.member)),
        points: rank.points,
        prize: toMajor(rank.prize),
        own: rank.member === member.id,
      })),
    };
  }),

  handle(endpoints.claimMission, (call) => {
    requireMissions(call);
    const { world, member, body, language } = call;
    const mission = claimMission(world, member.id, body.id, language);
    return { mission, sumBalance: sumBalance(world.state, member.id) };
  }),
];
