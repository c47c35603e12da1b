import { dayMs } from '../../../../src/lib/dates/units.ts';
import { collection, type Doc } from '../../../core/collection.ts';
import type { DueEvent } from '../../../core/due-event.ts';
import { balanceOf, mainAccount, transferFunds } from '../../../core/ledger.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import { type Bet, bets } from '../../games/rules/bets.ts';
import { cashierLetters } from '../../messages/rules/letters/cashier-letters.ts';
import { sendMessage } from '../../messages/rules/messages.ts';
import { type Deposit, deposits, depositsOf } from './deposit-record.ts';
import { bonusRequirementRef } from './gifts.ts';
import {
  addWageringRequirement,
  adjustLockedAmount,
  countStakeForWagering,
  endWageringRequirement,
  openGiftsOf,
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
  const { maxBet, parts } = wageringOf(state, memberId);
  if (maxBet === Number.POSITIVE_INFINITY) return maxBet;
  const refs = new Set(given.map(({ id }) => bonusRequirementRef(id)));
  const bonuses = parts.reduce((sum, { ref, locks }) => (refs.has(ref) ? sum + locks : sum), 0);
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

/** A gift in open bets: their payouts, up to `centavos`, are locked again, or go to the house once it is revoked. */
interface StakedGift extends Doc {
  readonly member: string;
  readonly centavos: number;
  /** Ref of the revocation: the gift's source, for example the deposit of a bonus. */
  readonly ref: string;
  /** Ref of the gift's wagering requirement; absent once the gift is revoked. */
  readonly requirement?: string;
  /** Ids of the bets that were open at that time. */
  readonly bets: readonly string[];
}

const stakedGifts = collection<StakedGift>()('owed-gift', { member: (it) => it.member });

const openBetIdsOf = (state: State, memberId: string): string[] =>
  state
    .by(bets, 'open', memberId)
    .filter((it) => !it.play)
    .map(({ id }) => id);

/** Records a gift that is in the member's open bets. Returns its centavos; 0 without an open bet. */
const putStakedGift = (world: World, gift: Omit<StakedGift, 'id' | 'bets'>): number => {
  const open = openBetIdsOf(world.state, gift.member);
  if (gift.centavos === 0 || open.length === 0) return 0;
  world.state.put(stakedGifts, { ...gift, id: world.id('SG'), bets: open });
  return gift.centavos;
};

/**
 * Limits open gifts to what the member had of them before `received` centavos of other money were credited, so that their
 * end takes nothing of that money (X17). The last in counting order keeps its amount longest. What is not in the wallets
 * is locked again by payouts of bets that are open now.
 */
export const limitOpenGifts = (world: World, memberId: string, received: number): void => {
  const gifts = openGiftsOf(world.state, memberId);
  if (gifts.length === 0) return;
  let rest = totalCentavosOf(world.state, memberId) - received;
  for (const { ref, locks } of gifts.toReversed()) {
    const kept = Math.min(locks, rest);
    rest -= kept;
    adjustLockedAmount(world, memberId, ref, kept - locks);
    putStakedGift(world, { member: memberId, centavos: locks - kept, ref, requirement: ref });
  }
};

/**
 * Revokes a gift: takes `centavos` from the member's wallets, and the rest, as well as what is staked of it, from payouts
 * of open bets. Returns the centavos taken immediately and those still owed. `requirement` is the ref of its wagering
 * requirement, `ref` that of the transactions.
 */
export const revokeGift = (
  world: World,
  memberId: string,
  { centavos, requirement, ref }: { centavos: number; requirement: string; ref: string },
) => {
  let owed = 0;
  for (const it of world.state.by(stakedGifts, 'member', memberId)) {
    if (it.requirement !== requirement) continue;
    const { requirement: _, ...revoked } = it;
    world.state.put(stakedGifts, { ...revoked, ref });
    owed += it.centavos;
  }
  const taken = revokeFromWallets(world, memberId, centavos, ref);
  owed += putStakedGift(world, { member: memberId, centavos: centavos - taken, ref });
  return { taken, owed };
};

/** Handles a closed bet: its payout first repays revoked gifts that it contains, and is locked for open ones. */
export const collectStakedGift = (world: World, { id: betId, member, payout }: Bet): void => {
  let left = payout;
  for (const it of world.state.by(stakedGifts, 'member', member).filter(({ bets }) => bets.includes(betId))) {
    const due = Math.min(left, it.centavos);
    const collected = it.requirement === undefined ? revokeFromWallets(world, member, due, it.ref) : due;
    if (it.requirement !== undefined) adjustLockedAmount(world, member, it.requirement, collected);
    left -= collected;
    const rest = { ...it, centavos: it.centavos - collected, bets: it.bets.filter((id) => id !== betId) };
    if (rest.centavos > 0 && rest.bets.length > 0) world.state.put(stakedGifts, rest);
    else world.state.remove(stakedGifts, it.id);
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
