import { type Posting, posting } from '../../../core/ledger.ts';
import type { World } from '../../../core/world.ts';
import { revokeGift } from '../../cashier/rules/deposit-bonus.ts';
import { removeWageringRequirement, wageringOf } from '../../cashier/rules/wagering.ts';

const bonusRef = / bonus$/;
const giftTypes = new Set(['reward', 'mission', 'redRain']);

/**
 * Returns whether a posting paid the gift of this wagering requirement: a deposit bonus (`requirementRefOf` in deposit-bonus.ts),
 * a reward, a mission reward or a red-rain envelope.
 */
const isGiftOf = (claim: string, { type, ref }: Posting): boolean =>
  bonusRef.test(claim) ? type === 'bonus' && ref === claim.replace(bonusRef, '') : giftTypes.has(type) && ref === claim;

/**
 * Unlocks deposits and winnings of a closed account for withdrawal (X06, X17), because a closed account cannot meet wagering
 * requirements. Revokes gifts whose requirement is open, then removes all requirements.
 */
export const releaseOwnMoney = (world: World, member: string): void => {
  const account = `member:${member}` as const;
  const { openRefs } = wageringOf(world.state, member);
  for (const claim of openRefs) {
    const given = world.state
      .by(posting, 'account', account)
      .filter((it) => isGiftOf(claim, it))
      .flatMap(({ entries }) => entries.filter((it) => it.account === account))
      .reduce((sum, { centavos }) => sum + centavos, 0);
    revokeGift(world, member, given, claim);
    removeWageringRequirement(world, member, claim);
  }
};
