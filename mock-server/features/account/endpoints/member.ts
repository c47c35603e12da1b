import { headIcon, memberInfo, setHeadIcon } from '#contract/account/member.ts';
import { canTakeFirstDepositBonus } from '#sim/features/cashier/rules/deposit-promotions.ts';
import { handle } from '#sim/features/handler.ts';
import { members } from '../rules/members.ts';
import { profilePictureOf, removeProfilePicture, setProfilePicture } from '../rules/profile-pictures.ts';

export const memberHandlers = [
  handle(memberInfo, ({ world, member }) => ({
    id: Number(member.id),
    account: member.account,
    nickname: member.nickname,
    regDate: member.registeredAt,
    type: member.type,
    toUpline: member.upline && (world.state.get(members, member.upline)?.account ?? null),
    icon: member.icon,
    firstDepositBonus: canTakeFirstDepositBonus(world, member),
  })),

  handle(headIcon, ({ world, member }) => ({ icon: member.icon, picture: profilePictureOf(world.state, member.id) })),

  handle(setHeadIcon, ({ world, member, body }) => {
    if (body.picture !== undefined) {
      setProfilePicture(world, member.id, body.picture);
      return { icon: member.icon, picture: body.picture };
    }
    const { icon = member.icon } = body;
    removeProfilePicture(world, member.id);
    world.state.put(members, { ...member, icon });
    return { icon, picture: null };
  }),
];
