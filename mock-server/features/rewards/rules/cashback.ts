import type { Due } from '../../../core/due.ts';
import { shareOf } from '../../../core/share.ts';
import type { World } from '../../../core/world.ts';
import { member as members } from '../../account/rules/members.ts';
import { bet } from '../../games/rules/bets.ts';
import { announceReward } from './rewards.ts';
import { startOfWeek, week } from './week.ts';

const noon = 12 * 3_600_000;

/** Share of a week's net loss at the live tables that comes back, as the promotion's page says. */
const rateOf = (loss: number): number => {
  if (loss < 50_000) return 0;
  if (loss < 500_000) return 0.02;
  return loss < 5_000_000 ? 0.035 : 0.05;
};

const most = 1_000_000;

/** Plans the next Monday noon, when the week before is paid back. */
export const planCashback = (world: World): void => {
  const now = world.now();
  const monday = startOfWeek(now) + noon;
  world.schedule({ id: 'cashback', at: monday > now ? monday : monday + week, type: 'cashback', data: null });
};

/** Due event: each member who lost at the live tables in the week before finds a share in the reward centre. */
export const giveCashback = (world: World, { at }: Due): void => {
  const until = startOfWeek(at);
  const losses = new Map<string, number>();
  for (const it of world.state.all(bet)) {
    if (it.play || it.state !== 'settled' || it.category !== 'LIVE' || it.at < until - week || it.at >= until) continue;
    losses.set(it.member, (losses.get(it.member) ?? 0) + it.stake - it.payout);
  }
  for (const [member, loss] of losses) {
    const centavos = Math.min(most, shareOf(loss, rateOf(loss)));
    if (centavos <= 0 || !world.state.get(members, member)) continue;
    const title = { EN: 'Live cashback of the week', TY: 'Live cashback ng linggo' };
    announceReward(world, member, { kind: 'cashback', title, centavos, turnover: 0, days: 7 });
  }
  planCashback(world);
};
