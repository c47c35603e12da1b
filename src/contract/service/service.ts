import { defineEndpoint } from '../endpoint.ts';
import type {
  chatMessagesSchemas,
  customerServiceSchemas,
  launchChatSchemas,
  sendChatMessageSchemas,
} from './service.schemas.ts';

/** R240: the two desks of customer service; answers under maintenance too (A15). */
export const customerService = defineEndpoint<typeof customerServiceSchemas>()({
  name: 'customerService',
  method: 'GET',
  path: '/wps/system/customerService',
  access: 'anyone',
  always: true,
});

/** R266: address of a fresh chat, obfuscated (A06). */
export const launchChat = defineEndpoint<typeof launchChatSchemas>()({
  name: 'launchChat',
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  access: 'anyone',
  always: true,
});

/** What was said in a chat of the simulated provider. */
export const chatMessages = defineEndpoint<typeof chatMessagesSchemas>()({
  name: 'chatMessages',
  method: 'GET',
  path: '/wps/relay/CBS_chatMessages',
  access: 'anyone',
  always: true,
});

/** Says something in a chat; the reply holds it and the answer of the desk. */
export const sendChatMessage = defineEndpoint<typeof sendChatMessageSchemas>()({
  name: 'sendChatMessage',
  method: 'POST',
  path: '/wps/relay/CBS_sendMessage',
  access: 'anyone',
  send: 'json',
  always: true,
  once: true,
});
