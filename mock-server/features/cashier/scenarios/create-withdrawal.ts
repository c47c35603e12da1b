import type { World } from '../../../core/world.ts';
import { memberByAccount } from '../../account/rules/members.ts';
import { cardsOf } from '../rules/cards.ts';
import { cancelWithdrawal, processWithdrawal, requestWithdrawal } from '../rules/withdrawal-processing.ts';
import { type Withdrawal, withdrawal } from '../rules/withdrawal-record.ts';

/** Creates a withdrawal of ₱500 by player01 and puts it in this status through the rules of the cashier. */
export const createWithdrawal = (world: World, status: Withdrawal['status']): void => {
  const player = memberByAccount(world.state, 'player01');
  const [card] = player ? cardsOf(world.state, player.id) : [];
  if (!player || !card) return;
  const made = requestWithdrawal(world, player, card, 50_000);
  // The simulated network rejects account numbers that end in 0000.
  if (status === 'rejected') world.state.put(withdrawal, { ...made, number: '•••• 0000' });
  const step = (): void =>
    processWithdrawal(world, { id: `withdraw:${made.id}`, at: world.now(), type: 'withdraw', data: made.id });
  if (status === 'cancelled') cancelWithdrawal(world, player.id, made.id);
  if (status === 'processing' || status === 'paid' || status === 'rejected') step();
  if (status === 'paid' || status === 'rejected') step();
};
