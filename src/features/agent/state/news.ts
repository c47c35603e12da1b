import type { WireLanguage } from '#contract/fields.ts';
import type { Value } from '#contract/types.ts';
import { announcements } from '#features/content/api/content.ts';
import { merchantCode } from '#features/site/state/merchant.ts';
import { memberScoped } from '#lib/member-scope.ts';

/** Number of agent notices since the last login; 0 until loaded. */
export const $agentNews = memberScoped(0);

/** Loads the agent's notices and how many are unread; the unread ones are the newest. Throws CallError. */
export const loadAgentNews = async (language: WireLanguage): Promise<Value<'announcements'>> => {
  const reply = await announcements({ types: 'A', groupName: 'm_home', merchantCode: merchantCode(), language });
  $agentNews.set(reply.footer.unreadCount);
  return reply;
};
