import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { type Bet, bets } from '#sim/features/games/rules/bets.ts';
import { cashierLetters } from '#sim/features/messages/rules/letters/cashier-letters.ts';
import { sendMessage } from '#sim/features/messages/rules/messages.ts';
import { bonusOfRequirement } from './gifts.ts';
import { endWageringRequirement, openGiftsOf, wageringOf } from './wagering.ts';
import { totalCentavosOf } from './wallets.ts';

/** A balance, or what is left of a gift, below this counts as empty: no game takes so small a bet. Centavos. */
const emptyBelow = 100;

const hasOpenBets = (state: State, memberId: string): boolean =>
  state.by(bets, 'open', memberId).some((it) => !it.play);

const endLost = (world: World, memberId: string, ref: string): void => {
  endWageringRequirement(world, memberId, ref);
  const bonus = bonusOfRequirement(world.state, ref);
  if (bonus) sendMessage(world, memberId, cashierLetters.bonusUsedUp(bonus.id, bonus.bonus));
};

/**
 * Ends the requirements of gifts that the member has lost, unless an open bet may still win them back. Otherwise a lost
 * bonus would restrict later money.
 */
export const endLostGifts = (world: World, memberId: string): void => {
  const { state } = world;
  const gifts = openGiftsOf(state, memberId);
  if (gifts.length === 0 || hasOpenBets(state, memberId)) return;
  let rest = totalCentavosOf(state, memberId);
  for (const { ref, locks } of gifts.toReversed()) {
    const kept = Math.min(locks, rest);
    rest -= kept;
    if (kept < emptyBelow) endLost(world, memberId, ref);
  }
};

/** Handles a closed bet: ends the requirements of lost gifts, and all requirements of a member without money. */
export const endRequirementsOfLostMoney = (world: World, { member, play }: Bet): void => {
  if (play) return;
  endLostGifts(world, member);
  const { openRefs } = wageringOf(world.state, member);
  if (openRefs.length === 0 || totalCentavosOf(world.state, member) >= emptyBelow) return;
  if (hasOpenBets(world.state, member)) return;
  for (const ref of openRefs) endWageringRequirement(world, member, ref);
};
