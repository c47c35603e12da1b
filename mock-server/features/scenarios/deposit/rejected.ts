import { declineDeposit } from '../../cashier/rules/deposit-flow.ts';
import { scenario } from '../scenario.ts';
import { unpaidDeposit } from '../unpaid-deposit.ts';

export default scenario({
  description: 'A deposit of player01 was declined in the app of the wallet.',
  requirements: ['R264', 'R028'],
  change: (world) => void declineDeposit(world, unpaidDeposit(world)),
});
