import type { World } from '#sim/core/world.ts';
import { endAllGifts } from '#sim/features/cashier/rules/bonus-money.ts';
import { endWageringRequirement, wageringOf } from '#sim/features/cashier/rules/wagering.ts';

/**
 * Unlocks own money of a closed account for withdrawal, because a closed account cannot meet wagering
 * requirements. Ends its gifts and removes all requirements.
 */
export const releaseOwnMoney = (world: World, memberId: string): void => {
  endAllGifts(world, memberId);
  for (const { ref } of wageringOf(world.state, memberId).parts) endWageringRequirement(world, memberId, ref);
};
