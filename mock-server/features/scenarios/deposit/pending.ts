import { scenario } from '../scenario.ts';
import { unpaidDeposit } from '../unpaid-deposit.ts';

export default scenario({
  description: 'A deposit of player01 waits for its payment and expires in a minute.',
  requirements: ['R264', 'R028'],
  change: (world) => void unpaidDeposit(world),
});
