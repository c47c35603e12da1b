import { toMinor } from '#lib/money/money.ts';
import { minBonusMoney } from '#markets/current.ts';
import type { World } from '#sim/core/world.ts';
import { type Bet, bets } from '#sim/features/games/rules/bets.ts';
import { bonusMoneyOf, endLostGifts } from './bonus-money.ts';
import { endWageringRequirement, wageringOf } from './wagering.ts';
import { totalMinorOf } from './wallets.ts';

/** Own money below this counts as lost, like bonus money. Minor units. */
const emptyBelow = toMinor(minBonusMoney);

/** Handles a closed bet: ends lost gifts, and the turnover of deposits and transfers of a member without own money. */
export const endRequirementsOfLostMoney = (world: World, { member, play }: Bet): void => {
  if (play) return;
  const { state } = world;
  endLostGifts(world, member);
  const owned = wageringOf(state, member).parts.filter(({ kind }) => kind !== 'gift');
  if (owned.length === 0 || totalMinorOf(state, member) - bonusMoneyOf(state, member) >= emptyBelow) return;
  if (state.by(bets, 'open', member).some((it) => !it.play)) return;
  for (const { ref } of owned) endWageringRequirement(world, member, ref);
};
