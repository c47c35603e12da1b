import { mainAccount, postings } from '#sim/core/ledger.ts';
import type { World } from '#sim/core/world.ts';
import { requirementRefOfGift } from '#sim/features/cashier/rules/gifts.ts';
import { revokeGift } from '#sim/features/cashier/rules/staked-gifts.ts';
import { endWageringRequirement, wageringOf } from '#sim/features/cashier/rules/wagering.ts';

/**
 * Unlocks deposits and winnings of a closed account for withdrawal, because a closed account cannot meet wagering
 * requirements. Revokes gifts whose requirement is open, then removes all requirements.
 */
export const releaseOwnMoney = (world: World, memberId: string): void => {
  const account = mainAccount(memberId);
  const { parts } = wageringOf(world.state, memberId);
  for (const { ref: claim, locks } of parts) {
    const creditedCentavos = world.state
      .by(postings, 'account', account)
      .filter((it) => requirementRefOfGift(it) === claim)
      .flatMap(({ entries }) => entries.filter((it) => it.account === account))
      .reduce((sum, { centavos }) => sum + centavos, 0);
    revokeGift(world, memberId, { centavos: Math.min(creditedCentavos, locks), requirement: claim, ref: claim });
    endWageringRequirement(world, memberId, claim);
  }
};
