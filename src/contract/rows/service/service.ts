import type { Row } from '../../row.ts';

/** R240: the two desks of customer service; answers under maintenance too (A15). */
export const customerService = {
  name: 'customerService',
  method: 'GET',
  path: '/wps/system/customerService',
  caller: 'anyone',
  always: true,
} as const satisfies Row;

/** R266: address of a fresh chat, obfuscated (A06). */
export const launchChat = {
  name: 'launchChat',
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  caller: 'anyone',
  always: true,
} as const satisfies Row;

/** What was said in a chat of the simulated provider. */
export const chatMessages = {
  name: 'chatMessages',
  method: 'GET',
  path: '/wps/relay/CBS_chatMessages',
  caller: 'anyone',
  always: true,
} as const satisfies Row;

/** Says something in a chat; the reply holds it and the answer of the desk. */
export const sendChatMessage = {
  name: 'sendChatMessage',
  method: 'POST',
  path: '/wps/relay/CBS_sendMessage',
  caller: 'anyone',
  send: 'json',
  always: true,
  once: true,
} as const satisfies Row;
