import {
  chatMessages,
  customerService,
  launchChat,
  sendChatMessage,
} from '../../../src/contract/rows/service/service.ts';
import { obfuscateLink } from '../../../src/domain/service/obfuscated-link.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { World } from '../../engine/world.ts';
import { handle } from '../../pipeline/handle.ts';
import { isPaced } from '../../rules/account/pace.ts';
import { type Chat, chat, deskLinks, openChat, say } from '../../rules/service/chats.ts';

const minute = 60_000;
/** Messages of one visitor in a minute. */
const pace = 20;

const chatOf = ({ state }: World, id: string): Chat => {
  const found = state.get(chat, id);
  if (!found) throw new Refusal('resource.unknown', { why: 'no such chat' });
  return found;
};

export const serviceHandlers = [
  handle(customerService, ({ flag }) => (flag('CUSTOMER_SERVICE') ? { ...deskLinks } : null)),

  handle(launchChat, ({ world, query, flag, language }) => {
    if (!flag('CUSTOMER_SERVICE')) throw new Refusal('permission.denied', { why: 'CUSTOMER_SERVICE is off' });
    const { id } = openChat(world, query.desk ?? '1', language);
    return { url: obfuscateLink(`/m/chat?chat=${id}`) };
  }),

  handle(chatMessages, ({ world, query }) => ({ messages: [...chatOf(world, query.chat).messages] })),

  handle(sendChatMessage, ({ world, body, language }) => {
    const it = chatOf(world, body.chat);
    const recent = it.messages.filter(({ from, at }) => from === 'visitor' && at > world.now() - minute);
    if (isPaced(world) && recent.length >= pace)
      throw new Refusal('request.too-many', { why: `${pace} messages in a minute` });
    return { messages: say(world, it, body.text, body.language ?? language) };
  }),
];
