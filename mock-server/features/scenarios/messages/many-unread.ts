import { memberByAccount } from '../../account/rules/members.ts';
import { sendMessage } from '../../messages/rules/messages.ts';
import { scenario } from '../scenario.ts';

const count = 120;

export default scenario({
  description: 'More than a hundred unread messages wait for player01.',
  requirements: ['R067', 'R244'],
  settles: 'how many messages player01 has',
  change: (world) => {
    const player = memberByAccount(world.state, 'player01')?.id ?? '';
    for (let nth = 1; nth <= count; nth += 1) {
      const title = { EN: `Notice ${nth} of ${count}`, TY: `Paalala ${nth} ng ${count}` };
      const content = { EN: '<p>One of many messages.</p>', TY: '<p>Isa sa maraming mensahe.</p>' };
      sendMessage(world, player, { title, content });
    }
  },
});
