import { toMajor } from '#lib/money/money.ts';
import { matchesPattern } from '#sim/core/matching/pattern.ts';
import { subscribe } from '#sim/core/subscribe.ts';
import type { Subscriber, World } from '#sim/core/world.ts';
import { accountNameOf } from '#sim/features/account/rules/members.ts';
import { memberRegistered } from '#sim/features/account/rules/new-member.ts';
import { depositApproved } from '#sim/features/cashier/rules/deposit-settlement.ts';
import { withdrawalPaid } from '#sim/features/cashier/rules/withdrawal-processing.ts';
import { betClosed } from '#sim/features/games/rules/rounds.ts';
import { limitReached } from '#sim/features/safety/rules/limits.ts';
import { callbacksOf, type Delivery, deliveries } from './callback.ts';
import type { CallbackEvent } from './callback-events.ts';

/** Type of the due event that sends a delivery. */
export const deliveryDue = 'callback';

/** Maximum number of stored deliveries; the oldest completed ones are removed. */
const maxDeliveries = 100;
/** Maximum number of pending deliveries to an address that does not respond; the oldest are cancelled. */
const maxWaiting = 500;

const forgetOld = ({ state }: World): void => {
  const known = state.all(deliveries);
  const over = known.filter((it) => it.state !== 'waiting');
  for (const { id } of over.slice(0, Math.max(0, known.length - maxDeliveries))) state.remove(deliveries, id);
};

const abandonOverdue = (world: World): void => {
  const waiting = world.state.all(deliveries).filter((it) => it.state === 'waiting');
  for (const it of waiting.slice(0, Math.max(0, waiting.length - maxWaiting))) {
    world.state.put(deliveries, { ...it, state: 'given up', nextAt: null });
    world.cancel(`delivery:${it.id}`);
  }
};

/** Sends deliveries after the current transaction; a rolled back transaction leaves none. */
const deliverSoon = (world: World): void => void setImmediate(() => world.catchUpInBackground());

/** Schedules a delivery of an event to every callback that matches it. */
const scheduleDeliveries = (world: World, event: CallbackEvent, account: string, data: object): void => {
  const subscribed = callbacksOf(world.state).filter(
    ({ callback: it }) => (it.event === '*' || it.event === event) && matchesPattern(it.member ?? '*', account),
  );
  if (subscribed.length === 0) return;
  for (const { id: to, callback } of subscribed) {
    const [id, at] = [`d${world.next('delivery')}`, world.now()];
    const body = JSON.stringify({ id, event, world: world.name, at, member: account, ...data });
    const newDelivery: Delivery = {
      id,
      callback: to,
      event,
      url: callback.url,
      at,
      body,
      tries: [],
      state: 'waiting',
      nextAt: at,
    };
    world.state.put(deliveries, newDelivery);
    world.schedule({ id: `delivery:${id}`, at, type: deliveryDue, data: id });
  }
  abandonOverdue(world);
  forgetOld(world);
  deliverSoon(world);
};

/** Schedules deliveries after the current transaction, which a refusal rolls back. */
const scheduleAfterTransaction = (world: World, ...event: [CallbackEvent, string, object]): void => {
  if (callbacksOf(world.state).length === 0) return;
  setImmediate(() => world.transactInBackground(() => scheduleDeliveries(world, ...event)));
};

/** Sends events of a world to the testers' callbacks. */
export const callbackSubscribers: readonly Subscriber[] = [
  subscribe(depositApproved, (world, { id, member: owner, minor, bonus }) =>
    scheduleDeliveries(world, 'deposit.approved', accountNameOf(world.state, owner), {
      deposit: id,
      amount: toMajor(minor),
      bonus: toMajor(bonus),
    }),
  ),
  subscribe(withdrawalPaid, (world, { id, member: owner, minor, fee }) =>
    scheduleDeliveries(world, 'withdrawal.paid', accountNameOf(world.state, owner), {
      withdrawal: id,
      amount: toMajor(minor),
      fee: toMajor(fee),
    }),
  ),
  subscribe(memberRegistered, (world, { account, type }) =>
    scheduleDeliveries(world, 'member.registered', account, { type }),
  ),
  subscribe(limitReached, (world, { member: owner, ...limit }) =>
    scheduleAfterTransaction(world, 'limit.reached', accountNameOf(world.state, owner), limit),
  ),
  subscribe(betClosed, (world, { id, member: owner, stake, payout, state }) =>
    scheduleDeliveries(world, 'bet.closed', accountNameOf(world.state, owner), {
      bet: id,
      state,
      stake: toMajor(stake),
      payout: toMajor(payout),
    }),
  ),
];
