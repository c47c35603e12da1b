import type { World } from '../../../core/world.ts';
import { type Bet, bets } from '../../games/rules/bets.ts';
import { endWageringRequirement, wageringOf } from './wagering.ts';
import { totalCentavosOf } from './wallets.ts';

/** A balance below this, in centavos, counts as empty. */
const emptyBelow = 100;

/**
 * Handles a closed bet: ends the requirements of a member without money, since none is left to lock. Otherwise a lost
 * bonus would restrict the next deposit.
 */
export const endRequirementsOfLostMoney = (world: World, { member, play }: Bet): void => {
  const { state } = world;
  if (play || totalCentavosOf(state, member) >= emptyBelow) return;
  if (state.by(bets, 'member', member).some((it) => it.state === 'open' && !it.play)) return;
  for (const ref of wageringOf(state, member).openRefs) endWageringRequirement(world, member, ref);
};
