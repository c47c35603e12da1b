import { dayMs } from '#lib/dates/units.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { balanceOf, mainAccount, transferFunds } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import { cashierLetters } from '#sim/features/messages/rules/letters/cashier-letters.ts';
import { sendMessage } from '#sim/features/messages/rules/messages.ts';
import { type Deposit, deposits, depositsOf } from './deposit-record.ts';
import { bonusOfRequirement, bonusRequirementRef } from './gifts.ts';
import { revokeGift } from './staked-gifts.ts';
import { addWageringRequirement, countStakeForWagering, endWageringRequirement, wageringOf } from './wagering.ts';

/** Time before the expiry of a bonus at which the member is reminded. */
const reminderMs = 3 * dayMs;

interface BonusTerms {
  readonly bonus: number;
  readonly wageringRequired: number;
  readonly maxBet: number;
  readonly days: number;
}

/**
 * Returns the highest stake allowed while a bonus is open, in centavos: the maximum bet of the bonus less `staked` (open
 * stakes on the same game), or the main wallet's balance without the bonus if that is more; `Infinity` without an open
 * bonus. Prevents opposite bets with bonus money.
 */
export const maxBetWithOpenBonus = (state: State, memberId: string, staked: () => number): number => {
  const depositsWithBonus = depositsOf(state, memberId).filter(({ bonus }) => bonus > 0);
  if (depositsWithBonus.length === 0) return Number.POSITIVE_INFINITY;
  const { maxBet, parts } = wageringOf(state, memberId);
  if (maxBet === Number.POSITIVE_INFINITY) return maxBet;
  const refs = new Set(depositsWithBonus.map(({ id }) => bonusRequirementRef(id)));
  const bonuses = parts.reduce((sum, { ref, locks }) => (refs.has(ref) ? sum + locks : sum), 0);
  return Math.max(0, maxBet - staked(), balanceOf(state, mainAccount(memberId)) - bonuses);
};

/** Pays the bonus of a deposit, adds its wagering requirement and schedules its expiry. Amounts in centavos. */
export const grantDepositBonus = (
  world: World,
  deposit: Deposit,
  { bonus, wageringRequired, maxBet, days }: BonusTerms,
): void => {
  const { id, member } = deposit;
  transferFunds(world, { from: 'bonus', to: mainAccount(member), centavos: bonus, type: 'bonus', ref: id });
  const expiresAt = world.now() + days * dayMs;
  addWageringRequirement(world, member, wageringRequired, bonusRequirementRef(id), {
    kind: 'gift',
    locks: bonus,
    maxBet,
    expiresAt,
  });
  const remindAt = expiresAt - Math.min(reminderMs, (days * dayMs) / 2);
  world.schedule({ id: `bonus-reminder:${id}`, at: remindAt, type: 'bonus-reminder', data: id });
  world.schedule({ id: `bonus:${id}`, at: expiresAt, type: 'bonus', data: id });
};

const isBonusOpen = (state: State, { id, member }: Deposit): boolean =>
  wageringOf(state, member).openRefs.includes(bonusRequirementRef(id));

/** Handles a closed bet: counts its stake towards wagering requirements, and notifies the member if that unlocks a bonus. */
export const countStake = (world: World, ended: Bet): void => {
  for (const ref of countStakeForWagering(world, ended)) {
    const found = bonusOfRequirement(world.state, ref);
    if (found) sendMessage(world, found.member, cashierLetters.bonusUnlocked(found.id, found.bonus));
  }
};

/** Returns the centavos of a deposit's bonus that a forfeit or expiry takes; 0 once it is no longer open. */
const revocableBonus = (state: State, { id, member }: Deposit): number =>
  wageringOf(state, member).parts.find(({ ref }) => ref === bonusRequirementRef(id))?.locks ?? 0;

/** Revokes an open bonus and ends its wagering requirement. Open bets do not delay it: their payouts repay the bonus. */
const endBonus = (world: World, bonus: Deposit) => {
  const { id, member } = bonus;
  const requirement = bonusRequirementRef(id);
  const revoked = revokeGift(world, member, { centavos: revocableBonus(world.state, bonus), requirement, ref: id });
  endWageringRequirement(world, member, requirement);
  return revoked;
};

/** Forfeits an open bonus at the member's request. Throws `request.conflict` if it is no longer open. */
export const forfeitBonus = (world: World, deposit: Deposit) => {
  if (!isBonusOpen(world.state, deposit)) throw new Refusal('request.conflict', { why: 'the bonus is no longer open' });
  world.cancel(`bonus:${deposit.id}`);
  world.cancel(`bonus-reminder:${deposit.id}`);
  return endBonus(world, deposit);
};

/** Handles a due event: revokes a bonus whose wagering requirement was not met in time. */
export const expireBonus = (world: World, event: DueEvent): void => {
  const found = world.state.get(deposits, String(event.data));
  if (!found || !isBonusOpen(world.state, found)) return;
  const { taken, owed } = endBonus(world, found);
  sendMessage(world, found.member, cashierLetters.bonusEnded(found.id, taken, owed));
};

/** Handles a due event: reminds the member of a bonus that expires soon. */
export const remindOfBonus = (world: World, event: DueEvent): void => {
  const found = world.state.get(deposits, String(event.data));
  if (!found || !isBonusOpen(world.state, found)) return;
  const ref = bonusRequirementRef(found.id);
  const part = wageringOf(world.state, found.member).parts.find((it) => it.ref === ref);
  if (part?.expiresAt)
    sendMessage(world, found.member, cashierLetters.bonusLapsesSoon(found.id, found.bonus, part.left, part.expiresAt));
};
