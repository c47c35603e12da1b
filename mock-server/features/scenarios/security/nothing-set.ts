import { member } from '../../account/rules/members.ts';
import { changeSecurity } from '../../account/rules/security.ts';
import { card, cardsOf } from '../../cashier/rules/cards.ts';
import { playerId } from '../player.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has set up nothing in the security centre.',
  requirements: ['R027', 'R265'],
  change: (world) => {
    const found = world.state.get(member, playerId(world));
    if (!found) return;
    for (const { id } of cardsOf(world.state, found.id)) world.state.remove(card, id);
    changeSecurity(world, found.id, { payeeName: null, birthday: null, paymentPassword: null, questions: [] });
    world.state.put(member, { ...found, mobile: null, email: null });
  },
});
