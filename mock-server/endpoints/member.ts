import { balance, headIcon, memberInfo, setHeadIcon } from '../../src/contract/rows/member.ts';
import { toPesos } from '../../src/domain/money.ts';
import { handle } from '../pipeline/handle.ts';
import { vendor } from '../world/catalogue.ts';
import { balanceOf } from '../world/ledger.ts';
import { member as members } from '../world/members.ts';

export const memberHandlers = [
  handle(memberInfo, ({ world, member }) => ({
    id: Number(member.id),
    account: member.account,
    nickname: member.nickname,
    regDate: member.registeredAt,
    type: member.type,
    toUpline: member.upline && (world.state.get(members, member.upline)?.account ?? null),
    icon: member.icon,
  })),

  handle(headIcon, ({ member }) => ({ icon: member.icon })),

  handle(setHeadIcon, ({ world, member, body }) => {
    world.state.put(members, { ...member, icon: body.icon });
    return { icon: body.icon };
  }),

  handle(balance, ({ world, member, query }) => {
    const wallets = world.state.all(vendor).map(({ vassalage }) => ({
      vassalage,
      centavos: balanceOf(world.state, `wallet:${member.id}:${vassalage}`),
    }));
    const own = balanceOf(world.state, `member:${member.id}`);
    return {
      sumBalance: toPesos(wallets.reduce((sum, { centavos }) => sum + centavos, own)),
      ...(query.merchantCode && {
        wallets: wallets.map(({ vassalage, centavos }) => ({ vassalage, balance: toPesos(centavos) })),
      }),
    };
  }),
];
