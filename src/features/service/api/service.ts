import * as rows from '../../../contract/service/service.ts';
import type { Body, Query, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

/** R240 */
export const customerService = (query: Query<'customerService'> = {}): Promise<Value<'customerService'>> =>
  call(rows.customerService, { query });

/** R266 */
export const launchChat = (query: Query<'launchChat'>): Promise<Value<'launchChat'>> =>
  call(rows.launchChat, { query });

export const chatMessages = (query: Query<'chatMessages'>): Promise<Value<'chatMessages'>> =>
  call(rows.chatMessages, { query });

export const sendChatMessage = async (body: Body<'sendChatMessage'>): Promise<Value<'sendChatMessage'>> => {
  const { callOnce } = await import('../../../lib/http/call-once.ts');
  return callOnce(rows.sendChatMessage, { body });
};
