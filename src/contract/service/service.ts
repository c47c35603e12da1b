import { defineEndpoint } from '../endpoint.ts';
import type {
  chatMessagesSchemas,
  customerServiceSchemas,
  launchChatSchemas,
  sendChatMessageSchemas,
} from './service.schemas.ts';

/** Returns the two support channels; available during maintenance. */
export const customerService = defineEndpoint<typeof customerServiceSchemas>()({
  name: 'customerService',
  method: 'GET',
  path: '/wps/system/customerService',
  access: 'anyone',
  always: true,
});

/** Returns the address of a new chat, obfuscated. */
export const launchChat = defineEndpoint<typeof launchChatSchemas>()({
  name: 'launchChat',
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  access: 'anyone',
  always: true,
});

/** Returns the messages of a chat of the simulated provider. */
export const chatMessages = defineEndpoint<typeof chatMessagesSchemas>()({
  name: 'chatMessages',
  method: 'GET',
  path: '/wps/relay/CBS_chatMessages',
  access: 'anyone',
  always: true,
});

/** Sends a message in a chat; the reply contains it and the support desk's reply. */
export const sendChatMessage = defineEndpoint<typeof sendChatMessageSchemas>()({
  name: 'sendChatMessage',
  method: 'POST',
  path: '/wps/relay/CBS_sendMessage',
  access: 'anyone',
  send: 'json',
  always: true,
  once: true,
});
