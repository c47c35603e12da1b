import type { Scenario } from '#sim/features/scenario.ts';
import { playerId } from '#sim/features/shared/player.ts';
import { inboxMessages, sendMessage } from '../rules/messages.ts';

const unreadCount = 120;

export const messageScenarios: readonly Scenario[] = [
  {
    name: 'messages.many-unread',
    description: 'player01 has more than 100 unread messages.',
    requirements: ['R067', 'R244'],
    settles: 'the number of messages of player01',
    change: (world) => {
      const player = playerId(world);
      for (let nth = 1; nth <= unreadCount; nth += 1) {
        const title = {
          EN: `Notice ${nth} of ${unreadCount}`,
          TY: `Notice ${nth} ng ${unreadCount}`,
          VI: `Thông báo ${nth}/${unreadCount}`,
        };
        const content = {
          EN: '<p>One of many messages.</p>',
          TY: '<p>Isa sa maraming message.</p>',
          VI: '<p>Một trong nhiều tin nhắn.</p>',
        };
        sendMessage(world, player, { title, content });
      }
    },
  },
  {
    name: 'messages.none',
    description: 'The inbox of player01 is empty.',
    requirements: ['R067', 'R244'],
    settles: 'the number of messages of player01',
    change: (world) => {
      for (const { id } of world.state.by(inboxMessages, 'member', playerId(world)))
        world.state.remove(inboxMessages, id);
    },
  },
];
