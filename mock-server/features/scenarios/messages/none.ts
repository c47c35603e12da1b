import { memberByAccount } from '../../account/rules/members.ts';
import { inboxMessage } from '../../messages/rules/messages.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The inbox of player01 is empty.',
  requirements: ['R067', 'R244'],
  settles: 'how many messages player01 has',
  change: ({ state }) => {
    const player = memberByAccount(state, 'player01')?.id ?? '';
    for (const { id } of state.by(inboxMessage, 'member', player)) state.remove(inboxMessage, id);
  },
});
