import type { World } from '../../core/world.ts';
import { memberByAccount } from '../account/rules/members.ts';
import { cardsOf } from '../cashier/rules/cards.ts';
import { cancelWithdrawal, processWithdrawal, requestWithdrawal } from '../cashier/rules/withdrawal-flow.ts';
import { type Withdrawal, withdrawal } from '../cashier/rules/withdrawal-record.ts';

/** Brings a withdrawal of player01 over ₱500 into this state, as time would. */
export const withdrawalOfPlayer = (world: World, status: Withdrawal['status']): void => {
  const player = memberByAccount(world.state, 'player01');
  const [card] = player ? cardsOf(world.state, player.id) : [];
  if (!player || !card) return;
  const made = requestWithdrawal(world, player, card, 50_000);
  // Numbers that end so are unknown to the simulated network.
  if (status === 'rejected') world.state.put(withdrawal, { ...made, number: '•••• 0000' });
  const step = (): void =>
    processWithdrawal(world, { id: `withdraw:${made.id}`, at: world.now(), type: 'withdraw', data: made.id });
  if (status === 'cancelled') cancelWithdrawal(world, player.id, made.id);
  if (status === 'processing' || status === 'paid' || status === 'rejected') step();
  if (status === 'paid' || status === 'rejected') step();
};
