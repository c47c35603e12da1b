import { hrefOf } from '#paths.ts';
import type { World } from '#sim/core/world.ts';
import { nameOfBet } from '#sim/features/games/rules/bet-name.ts';
import { type Bet, keptPayoutOf } from '#sim/features/games/rules/bets.ts';
import { sendMessage } from '#sim/features/messages/rules/messages.ts';
import { notificationsOf } from '#sim/features/messages/rules/notifications.ts';
import { subscriptionsOf } from '#sim/features/messages/rules/push-subscriptions.ts';
import { betMessages } from '#sim/features/messages/rules/templates/bet-messages.ts';
import { betsOf, orders } from './order.ts';

const isCashedOut = ({ detail }: Bet): boolean =>
  (detail as { outcome?: { cashedOut?: boolean } } | null)?.outcome?.cashedOut === true;

/** Returns the sports bet, or the order of a lottery bet with all its bets; undefined for cash-outs and other games. */
const decidedWith = (world: World, bet: Bet): { readonly id: string; readonly bets: readonly Bet[] } | undefined => {
  const order = world.state.get(orders, bet.launch);
  if (order) return world.now() < order.closesAt ? undefined : { id: order.id, bets: betsOf(world.state, order) };
  const isOnMatch = bet.events?.some(({ kind }) => kind === 'match') && !isCashedOut(bet);
  return isOnMatch ? { id: bet.id, bets: [bet] } : undefined;
};

const sumOf = (bets: readonly Bet[], amountOf: (bet: Bet) => number): number =>
  bets.reduce((sum, it) => sum + amountOf(it), 0);

/**
 * Sends a message to a member with notifications of bets once a match or a draw has decided a bet. Other games show the
 * result in their frame.
 */
export const announceSettledBet = (world: World, bet: Bet): void => {
  const { state } = world;
  if (bet.play || subscriptionsOf(state, bet.member).length === 0) return;
  if (!notificationsOf(state, bet.member).kinds.bets) return;
  const decided = decidedWith(world, bet);
  // The last bet of an order informs about all of them.
  if (!decided || decided.bets.some((it) => it.state === 'open')) return;
  const message = betMessages.settled({
    name: nameOfBet(state, bet),
    id: decided.id,
    stake: sumOf(decided.bets, ({ stake }) => stake),
    payout: sumOf(decided.bets, keptPayoutOf),
    isRefund: decided.bets.every((it) => it.state === 'refunded'),
  });
  sendMessage(world, bet.member, message, { kind: 'bets', path: hrefOf('gameRecord') });
};
