import type { CashbackTerms } from '#contract/rewards/cashback-terms.ts';
import { hourMs } from '#lib/dates/units.ts';
import { toMinor } from '#lib/money/money.ts';
import { shareOf } from '#lib/money/share.ts';
import { cashbackHour } from '#markets/current.ts';
import { type DueEvent, firstDueAt, notBefore } from '#sim/core/due-event.ts';
import type { World } from '#sim/core/world.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { ownLossOf } from '#sim/features/cashier/rules/bonus-money.ts';
import { ownShares } from '#sim/features/cashier/rules/own-funds.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { rewardStakeOf } from '#sim/features/games/rules/contributions.ts';
import { termsToPay } from '#sim/features/shared/running-terms.ts';
import { startOfWeek, weekMs } from '#sim/features/shared/week.ts';
import { grantRewardWithMessage } from './rewards.ts';

const payoutMs = cashbackHour * hourMs;

/** Returns the share of a week's net loss of own money (minor units) at live tables that is paid back. */
const cashbackRate = ({ steps }: CashbackTerms, loss: number): number =>
  steps.findLast(({ from }) => loss >= toMinor(from))?.rate ?? 0;

/** Returns the cashback of a week by its net loss and its counted bets from own money. All in minor units. */
export const cashbackOf = (terms: CashbackTerms, loss: number, counted: number): number =>
  Math.min(
    toMinor(terms.max),
    shareOf(Math.max(0, loss), cashbackRate(terms, loss)),
    Math.floor(counted * terms.maxRateOfBets + 1e-6),
  );

/** Schedules the end of the week of an instant, which decides on the terms of its cashback. */
export const scheduleCashback = (world: World, within = world.now()): void =>
  world.schedule(
    notBefore(world.now(), { id: 'cashback', at: startOfWeek(within) + weekMs, type: 'cashback', data: null }),
  );

/**
 * Handles a due event: at the end of a week keeps the terms of the cashback that runs then, and on Monday, at the
 * market's hour, grants each member with losses of own money at the live tables in that week a share of them, as a
 * reward in the reward centre.
 */
export const grantCashback = (world: World, event: DueEvent): void => {
  const until = startOfWeek(firstDueAt(event));
  if (event.data) {
    grantBy(world, event.data as CashbackTerms, until);
    return;
  }
  // Editors may change the terms before the payout.
  const terms = termsToPay('cashback', until - 1);
  const payout = { id: `cashback-payout:${until}`, at: until + payoutMs, type: 'cashback', data: terms };
  if (terms) world.schedule(notBefore(world.now(), payout));
  scheduleCashback(world, until);
};

/** Grants the cashback of the week before an instant. */
const grantBy = (world: World, terms: CashbackTerms, until: number): void => {
  const weeks = new Map<string, { loss: number; counted: number }>();
  for (const it of world.state.all(bets)) {
    if (it.play || it.state !== 'settled' || it.category !== 'LIVE' || it.at < until - weekMs || it.at >= until)
      continue;
    const { loss, counted } = weeks.get(it.member) ?? { loss: 0, counted: 0 };
    weeks.set(it.member, { loss: loss + ownLossOf(it), counted: counted + rewardStakeOf(world.state, it) });
  }
  const shares = ownShares(world.state);
  for (const [member, { loss, counted }] of weeks) {
    const minor = cashbackOf(terms, loss, counted * (shares.get(member) ?? 0));
    if (minor <= 0 || !world.state.get(members, member)) continue;
    const title = {
      EN: 'Weekly live casino cashback',
      TY: 'Weekly live casino cashback',
      VI: 'Hoàn tiền casino trực tiếp hằng tuần',
    };
    grantRewardWithMessage(world, member, {
      kind: 'cashback',
      title,
      minor,
      wageringFactor: 0,
      days: terms.days,
    });
  }
};
