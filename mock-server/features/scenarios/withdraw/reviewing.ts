import { memberByAccount } from '../../account/rules/members.ts';
import { cardsOf } from '../../cashier/rules/cards.ts';
import { requestWithdrawal } from '../../cashier/rules/withdrawal-flow.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'A withdrawal of player01 is being reviewed.',
  requirements: ['R263', 'R028'],
  change: (world) => {
    const player = memberByAccount(world.state, 'player01');
    const [card] = player ? cardsOf(world.state, player.id) : [];
    if (player && card) requestWithdrawal(world, player, card, 50_000);
  },
});
