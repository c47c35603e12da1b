import * as endpoints from '../../../../src/contract/rewards/club.ts';
import { isAgentHome } from '../../../../src/features/account/model/roles.ts';
import { dayMs } from '../../../../src/lib/dates/units.ts';
import { toPesos } from '../../../../src/lib/money/money.ts';
import { Refusal } from '../../../core/refusal.ts';
import { maskAccount } from '../../account/rules/masking.ts';
import { accountNameOf, type Member } from '../../account/rules/members.ts';
import { affiliateCodeOf } from '../../account/rules/new-member.ts';
import { sumBalance } from '../../cashier/rules/wallets.ts';
import { type Context, handle, handlePrepared } from '../../handler.ts';
import { isAtLimit } from '../../safety/rules/limits.ts';
import { pageOrigin } from '../../shared/page-origin.ts';
import { loadQrMaker, qrPicture } from '../../shared/qr-code.ts';
import { leaderboard } from '../rules/leaderboard.ts';
import { claimMission, missionDays, missionHistory, missionsOf } from '../rules/missions.ts';
import { friendStatus, friendsOf, referral } from '../rules/referrals.ts';
import { reward } from '../rules/rewards.ts';
import { startOfWeek, weekMs } from '../rules/week.ts';

const shownRanks = 20;

const requirePromotion = ({ flag }: Pick<Context, 'flag'>, name: 'REFERRAL' | 'MISSION'): void => {
  if (!flag(name)) throw new Refusal('permission.denied', { why: `${name} is off` });
};

/**
 * Returns the code that a member's friends register with: the affiliate code for agents, the account name for players
 * (A64).
 */
const invitation = (member: Member) =>
  isAgentHome(member.type)
    ? { code: affiliateCodeOf(member), name: 'affiliateCode' }
    : { code: member.account, name: 'recommenderId' };

export const missionHandlers = [
  handlePrepared(endpoints.inviteInfo, loadQrMaker, (call) => {
    requirePromotion(call, 'REFERRAL');
    const { world, member, headers, prepared } = call;
    const { code, name } = invitation(member);
    const url = `${pageOrigin(headers)}/m/register?${name}=${code}`;
    const earned = world.state
      .by(reward, 'member', member.id)
      .filter((it) => it.friend !== null && it.friend !== member.id && it.state === 'claimed')
      .reduce((sum, { centavos }) => sum + centavos, 0);
    return {
      code,
      url,
      qr: qrPicture(prepared, url),
      rewardPerFriend: toPesos(referral.reward),
      terms: {
        deposit: toPesos(referral.deposit),
        within: referral.within / dayMs,
        turnover: referral.wageringFactor,
        days: referral.days,
        friends: referral.friends,
      },
      friends: friendsOf(world.state, member.id).map(({ id, account, registeredAt }) => ({
        account: maskAccount(account),
        at: registeredAt,
        status: friendStatus(world.state, id),
      })),
      earned: toPesos(earned),
    };
  }),

  handle(endpoints.missions, (call) => {
    requirePromotion(call, 'MISSION');
    const { world, member, language } = call;
    const from = startOfWeek(world.now());
    const hasExtras = call.flag('MISSPLUS3');
    const ranks = leaderboard(world, from);
    const place = ranks.findIndex((it) => it.member === member.id);
    return {
      missions: missionsOf(world, member.id, language),
      days:
        hasExtras && !isAtLimit(world, member.id, ['stake', 'loss', 'session']) ? missionDays(world, member.id) : [],
      history: hasExtras ? missionHistory(world, member.id, language) : [],
      endsAt: from + weekMs,
      points: ranks[place]?.points ?? 0,
      rank: place < 0 ? null : place + 1,
      prize: toPesos(ranks[place]?.prize ?? 0),
      ranking: ranks.slice(0, shownRanks).map((it, index) => ({
        rank: index + 1,
        account: maskAccount(accountNameOf(world.state, it.member)),
        points: it.points,
        prize: toPesos(it.prize),
        own: it.member === member.id,
      })),
    };
  }),

  handle(endpoints.claimMission, (call) => {
    requirePromotion(call, 'MISSION');
    const { world, member, body, language } = call;
    const mission = claimMission(world, member.id, body.id, language);
    return { mission, sumBalance: sumBalance(world.state, member.id) };
  }),
];
