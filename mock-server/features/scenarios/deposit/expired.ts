import { ripenDeposit } from '../../cashier/rules/deposit-flow.ts';
import { scenario } from '../scenario.ts';
import { unpaidDeposit } from '../unpaid-deposit.ts';

export default scenario({
  description: 'A deposit of player01 was not paid in time.',
  requirements: ['R264', 'R028'],
  change: (world) => {
    const { id, expiresAt: at } = unpaidDeposit(world);
    ripenDeposit(world, { id: `deposit:${id}`, at, type: 'deposit', data: id });
  },
});
