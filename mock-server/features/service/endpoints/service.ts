import { chatMessages, customerService, launchChat, sendChatMessage } from '#contract/service/service.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { type Context, handle } from '#sim/features/handler.ts';
import { deskLinks } from '#sim/features/site/rules/desk-links.ts';
import { applyRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { type Chat, chatLink, chats, openChat, postChatMessage } from '../rules/chats.ts';

const chatOf = ({ state }: World, id: string): Chat => {
  const found = state.get(chats, id);
  if (!found) throw new Refusal('resource.unknown', { why: 'no such chat' });
  return found;
};

/**
 * Returns the member id or network address by which chats are counted. The id of a chat is enough to write in it, and
 * all visitors may open one.
 */
const visitorOf = ({ member, address }: Pick<Context<typeof launchChat>, 'member' | 'address'>): string =>
  member?.id ?? address;

export const serviceHandlers = [
  handle(customerService, ({ flag }) => (flag('CUSTOMER_SERVICE') ? { ...deskLinks } : null)),

  handle(launchChat, (call) => {
    const { world, query, flag, language } = call;
    if (!flag('CUSTOMER_SERVICE')) throw new Refusal('permission.denied', { why: 'CUSTOMER_SERVICE is off' });
    applyRateLimits(world, { chats: visitorOf(call) });
    const { id } = openChat(world, query.desk ?? '1', language);
    return { url: chatLink(id) };
  }),

  handle(chatMessages, ({ world, query }) => ({ messages: [...chatOf(world, query.chat).messages] })),

  handle(sendChatMessage, (call) => {
    const { world, body, language } = call;
    const it = chatOf(world, body.chat);
    applyRateLimits(world, { words: visitorOf(call) });
    return { messages: postChatMessage(world, it, body.text, body.language ?? language) };
  }),
];
