import * as endpoints from '#contract/rewards/invite.ts';
import { isAgentHome } from '#features/account/model/roles.ts';
import { toMajor } from '#lib/money/money.ts';
import { Refusal } from '#sim/core/refusal.ts';
import { maskAccount } from '#sim/features/account/rules/masking.ts';
import type { Member } from '#sim/features/account/rules/members.ts';
import { affiliateCodeOf } from '#sim/features/account/rules/new-member.ts';
import { handlePrepared } from '#sim/features/handler.ts';
import { pageOrigin } from '#sim/features/shared/page-origin.ts';
import { loadQrMaker, qrPicture } from '#sim/features/shared/qr-code.ts';
import { runningTerms } from '#sim/features/shared/running-terms.ts';
import { friendStatus, friendsOf } from '../rules/referrals.ts';
import { rewards } from '../rules/rewards.ts';

/**
 * Returns the code that a member's friends register with: the affiliate code for agents, the account name for players.
 */
const invitation = (member: Member) =>
  isAgentHome(member.type)
    ? { code: affiliateCodeOf(member), name: 'affiliateCode' }
    : { code: member.account, name: 'recommenderId' };

export const inviteHandlers = [
  handlePrepared(endpoints.inviteInfo, loadQrMaker, (call) => {
    if (!call.flag('REFERRAL')) throw new Refusal('permission.denied', { why: 'REFERRAL is off' });
    const { world, member, headers, prepared } = call;
    const terms = runningTerms('referral', world.now());
    const { code, name } = invitation(member);
    const url = `${pageOrigin(headers)}/m/register?${name}=${code}`;
    const earned = world.state
      .by(rewards, 'member', member.id)
      .filter((it) => it.friend !== null && it.friend !== member.id && it.state === 'claimed')
      .reduce((sum, { minor }) => sum + minor, 0);
    return {
      code,
      url,
      qr: qrPicture(prepared, url),
      rewardPerFriend: terms?.reward ?? 0,
      terms: terms
        ? {
            deposit: terms.deposit,
            within: terms.within,
            play: terms.play,
            turnover: terms.wageringFactor,
            days: terms.days,
            friendsAMonth: terms.friendsAMonth,
            friends: terms.friends,
          }
        : null,
      friends: friendsOf(world.state, member.id).map(({ id, account, registeredAt }) => ({
        account: maskAccount(account),
        at: registeredAt,
        status: friendStatus(world.state, id),
      })),
      earned: toMajor(earned),
    };
  }),
];
