import { dayMs } from '../../../../src/lib/dates/units.ts';
import { collection, type Doc } from '../../../core/collection.ts';
import type { DueEvent } from '../../../core/due-event.ts';
import { balanceOf, mainAccount, transferFunds } from '../../../core/ledger.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import { type Bet, bets } from '../../games/rules/bets.ts';
import { sendMessage } from '../../messages/rules/messages.ts';
import { letters } from '../../messages/rules/templates.ts';
import { type Deposit, deposits, depositsOf } from './deposit-record.ts';
import { bonusRequirementRef } from './gifts.ts';
import {
  addWageringRequirement,
  countStakeForWagering,
  endWageringRequirement,
  setLockedAmount,
  wageringOf,
} from './wagering.ts';
import { revokeFromWallets, totalCentavosOf } from './wallets.ts';

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
 * bonus. Prevents opposite bets with bonus money (X17).
 */
export const maxBetWithOpenBonus = (state: State, memberId: string, staked: () => number): number => {
  const given = depositsOf(state, memberId).filter(({ bonus }) => bonus > 0);
  if (given.length === 0) return Number.POSITIVE_INFINITY;
  const { maxBet, openRefs } = wageringOf(state, memberId);
  if (maxBet === Number.POSITIVE_INFINITY) return maxBet;
  const bonuses = given
    .filter((it) => openRefs.includes(bonusRequirementRef(it.id)))
    .reduce((sum, { bonus }) => sum + bonus, 0);
  return Math.max(0, maxBet - staked(), balanceOf(state, mainAccount(memberId)) - bonuses);
};

/** Pays the bonus of a deposit, adds its wagering requirement and schedules its expiry. Amounts in centavos. */
export const grantDepositBonus = (
  world: World,
  it: Deposit,
  { bonus, wageringRequired, maxBet, days }: BonusTerms,
): void => {
  const { id, member } = it;
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

/** A revoked gift that is still in open bets: payouts of these bets go to the house, up to `centavos`. */
interface OwedGift extends Doc {
  readonly member: string;
  readonly centavos: number;
  /** Id of the gift's source, for example the deposit of a bonus. */
  readonly ref: string;
  /** Ids of the bets that were open at that time. */
  readonly bets: readonly string[];
}

const owedGifts = collection<OwedGift>()('owed-gift', { member: (it) => it.member });

const openBetsOf = (state: State, memberId: string): Bet[] => state.by(bets, 'open', memberId).filter((it) => !it.play);

/**
 * Revokes a gift: takes it from the member's wallets, and the rest from payouts of bets that are open now. Returns the
 * centavos taken immediately and those still owed.
 */
export const revokeGift = (world: World, memberId: string, centavos: number, ref: string) => {
  const taken = revokeFromWallets(world, memberId, centavos, ref);
  const bets = taken < centavos ? openBetsOf(world.state, memberId).map(({ id }) => id) : [];
  const owed = bets.length > 0 ? centavos - taken : 0;
  if (owed > 0) world.state.put(owedGifts, { id: `${memberId}:${ref}`, member: memberId, centavos: owed, ref, bets });
  return { taken, owed };
};

/** Handles a closed bet: its payout first repays revoked gifts that it contains. */
export const collectOwedGift = (world: World, { id: betId, member, payout }: Bet): void => {
  let left = payout;
  for (const owed of world.state.by(owedGifts, 'member', member).filter(({ bets }) => bets.includes(betId))) {
    const taken = revokeFromWallets(world, member, Math.min(left, owed.centavos), owed.ref);
    left -= taken;
    const rest = { ...owed, centavos: owed.centavos - taken, bets: owed.bets.filter((it) => it !== betId) };
    if (rest.centavos > 0 && rest.bets.length > 0) world.state.put(owedGifts, rest);
    else world.state.remove(owedGifts, owed.id);
  }
};

const isBonusOpen = (state: State, { id, member }: Deposit): boolean =>
  wageringOf(state, member).openRefs.includes(bonusRequirementRef(id));

/** Returns the deposit whose bonus has this wagering requirement; undefined if the requirement belongs to something else. */
export const bonusOfRequirement = (state: State, requirementRef: string): Deposit | undefined => {
  const found = state.get(deposits, requirementRef.replace(/ bonus$/, ''));
  return found && found.bonus > 0 && bonusRequirementRef(found.id) === requirementRef ? found : undefined;
};

/** Handles a closed bet: counts its stake towards wagering requirements, and notifies the member if that unlocks a bonus. */
export const countStake = (world: World, ended: Bet): void => {
  for (const ref of countStakeForWagering(world, ended)) {
    const found = bonusOfRequirement(world.state, ref);
    if (found) sendMessage(world, found.member, letters.bonusUnlocked(found.id, found.bonus));
  }
};

/** Returns the centavos of a deposit's bonus that a forfeit or expiry takes; 0 once it is no longer open. */
const revocableBonus = (state: State, { id, member }: Deposit): number =>
  wageringOf(state, member).parts.find(({ ref }) => ref === bonusRequirementRef(id))?.locks ?? 0;

/**
 * Limits open gifts to what the member still has of them in wallets and open bets, so that a part already lost is not
 * taken from the deposit that is about to be credited (X17). The last in counting order keeps its amount longest.
 */
export const limitOpenGifts = (world: World, memberId: string): void => {
  const { state } = world;
  const gifts = wageringOf(state, memberId).parts.filter(({ kind }) => kind === 'gift');
  if (gifts.length === 0) return;
  let rest = openBetsOf(state, memberId).reduce((sum, it) => sum + it.stake, totalCentavosOf(state, memberId));
  for (const { ref, locks } of gifts.toReversed()) {
    const kept = Math.min(locks, rest);
    setLockedAmount(world, memberId, ref, kept);
    rest -= kept;
  }
};

/** Revokes an open bonus and ends its wagering requirement. Open bets do not delay it: their payouts repay the bonus. */
const endBonus = (world: World, bonus: Deposit) => {
  const { id, member } = bonus;
  const revoked = revokeGift(world, member, revocableBonus(world.state, bonus), id);
  endWageringRequirement(world, member, bonusRequirementRef(id));
  return revoked;
};

/** Forfeits an open bonus at the member's request. Throws `request.conflict` if it is no longer open. */
export const forfeitBonus = (world: World, it: Deposit) => {
  if (!isBonusOpen(world.state, it)) throw new Refusal('request.conflict', { why: 'the bonus is no longer open' });
  world.cancel(`bonus:${it.id}`);
  world.cancel(`bonus-reminder:${it.id}`);
  return endBonus(world, it);
};

/** Handles a due event: revokes a bonus whose wagering requirement was not met in time. */
export const expireBonus = (world: World, event: DueEvent): void => {
  const found = world.state.get(deposits, String(event.data));
  if (!found || !isBonusOpen(world.state, found)) return;
  const { taken, owed } = endBonus(world, found);
  sendMessage(world, found.member, letters.bonusEnded(found.id, taken, owed));
};

/** Handles a due event: reminds the member of a bonus that expires soon. */
export const remindOfBonus = (world: World, event: DueEvent): void => {
  const found = world.state.get(deposits, String(event.data));
  if (!found || !isBonusOpen(world.state, found)) return;
  const ref = bonusRequirementRef(found.id);
  const part = wageringOf(world.state, found.member).parts.find((it) => it.ref === ref);
  if (part?.expiresAt)
    sendMessage(world, found.member, letters.bonusLapsesSoon(found.id, found.bonus, part.left, part.expiresAt));
};
