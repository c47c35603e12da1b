import { dayMs } from '#lib/dates/units.ts';
import { hrefOf } from '#paths.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import { sendMessage } from '#sim/features/messages/rules/messages.ts';
import { cashierMessages } from '#sim/features/messages/rules/templates/cashier-messages.ts';
import { convertMetGifts, endGift, payGift } from './bonus-money.ts';
import { type Deposit, deposits } from './deposit-record.ts';
import { bonusOfRequirement, bonusRequirementRef } from './gifts.ts';
import { countStakeForWagering, openGiftsOf, storeRequirement } from './wagering.ts';

/** Time before the expiry of a bonus at which the member is reminded. */
const reminderMs = 3 * dayMs;

/** The bonus of a deposit with its terms; amounts in minor units. */
export interface DepositBonus {
  readonly bonus: number;
  readonly wageringRequired: number;
  readonly maxBet: number;
  readonly maxWin: number;
  readonly maxConvertible: number;
  readonly minOdds: number;
  readonly days: number;
}

/** Pays the bonus of a deposit as bonus money and schedules its expiry. */
export const grantDepositBonus = (
  world: World,
  { id, member }: Deposit,
  { bonus, wageringRequired, days, maxBet, maxWin, maxConvertible, minOdds }: DepositBonus,
): void => {
  const expiresAt = world.now() + days * dayMs;
  payGift(world, member, {
    minor: bonus,
    type: 'bonus',
    ref: id,
    requirement: bonusRequirementRef(id),
    wagering: wageringRequired,
    terms: { maxBet, maxWin, maxConvertible, minOdds, expiresAt },
  });
  const remindAt = expiresAt - Math.min(reminderMs, (days * dayMs) / 2);
  scheduleExpiry(world, id, expiresAt, remindAt);
};

const scheduleExpiry = (world: World, id: string, expiresAt: number, remindAt: number): void => {
  world.schedule({ id: `bonus-reminder:${id}`, at: remindAt, type: 'bonus-reminder', data: id });
  world.schedule({ id: `bonus:${id}`, at: expiresAt, type: 'bonus', data: id });
};

/** Moves the expiry of the open deposit bonus of a member that ends first. Returns whether there is one. */
export const moveBonusExpiry = (world: World, memberId: string, at: number): boolean => {
  const [first] = openGiftsOf(world.state, memberId)
    .filter(({ ref, expiresAt }) => expiresAt !== undefined && bonusOfRequirement(world.state, ref))
    .sort((a, b) => (a.expiresAt ?? 0) - (b.expiresAt ?? 0));
  const deposit = first && bonusOfRequirement(world.state, first.ref);
  if (!deposit) return false;
  storeRequirement(world, { ...first, expiresAt: at });
  scheduleExpiry(world, deposit.id, at, at - reminderMs);
  return true;
};

const openRequirementOf = (state: State, { id, member }: Deposit) =>
  openGiftsOf(state, member).find(({ ref }) => ref === bonusRequirementRef(id));

/** Handles a closed bet: counts its stake towards wagering requirements, and converts the gifts that it unlocks. */
export const countStake = (world: World, ended: Bet): void => {
  if (ended.play) return;
  countStakeForWagering(world, ended);
  convertMetGifts(world, ended.member);
};

/** Forfeits an open bonus at the member's request. Throws `request.conflict` if it is no longer open. */
export const forfeitBonus = (world: World, deposit: Deposit) => {
  if (!openRequirementOf(world.state, deposit))
    throw new Refusal('request.conflict', { why: 'the bonus is no longer open' });
  world.cancel(`bonus:${deposit.id}`);
  world.cancel(`bonus-reminder:${deposit.id}`);
  return endGift(world, deposit.member, bonusRequirementRef(deposit.id));
};

/** Handles a due event: revokes a bonus whose wagering requirement was not met in time. */
export const expireBonus = (world: World, event: DueEvent): void => {
  const found = world.state.get(deposits, String(event.data));
  if (!found || !openRequirementOf(world.state, found)) return;
  const { taken, staked } = endGift(world, found.member, bonusRequirementRef(found.id));
  sendMessage(world, found.member, cashierMessages.bonusEnded(found.id, taken, staked));
};

/** Handles a due event: reminds the member of a bonus that expires soon. */
export const remindOfBonus = (world: World, event: DueEvent): void => {
  const found = world.state.get(deposits, String(event.data));
  const open = found && openRequirementOf(world.state, found);
  if (found && open?.expiresAt)
    sendMessage(
      world,
      found.member,
      cashierMessages.bonusLapsesSoon(found.id, found.bonus, open.left, open.expiresAt),
      {
        kind: 'promotions',
        path: hrefOf('rewardCenter'),
      },
    );
};
