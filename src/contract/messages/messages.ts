import { defineEndpoint } from '../endpoint.ts';
import type {
  deleteMessagesSchemas,
  feedbackListSchemas,
  feedbackSchemas,
  inboxSchemas,
  readMessagesSchemas,
  restoreMessagesSchemas,
  unreadCountSchemas,
} from './messages.schemas.ts';

/** R244, A13 */
export const inbox = defineEndpoint<typeof inboxSchemas>()({
  name: 'inbox',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  access: 'member',
  module: 'INBOX3',
  flag: 'MAILCEN',
});

/** R244 */
export const unreadCount = defineEndpoint<typeof unreadCountSchemas>()({
  name: 'unreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  access: 'member',
  whenRestricted: true,
  module: 'INBOX3',
  flag: 'MAILCEN',
});

/** R244, A13: opening a message marks it as read; the player can mark it as unread. */
export const readMessages = defineEndpoint<typeof readMessagesSchemas>()({
  name: 'readMessages',
  method: 'POST',
  path: '/wps/relay/CSP_readMessages',
  access: 'member',
  module: 'INBOX3',
  send: 'json',
  flag: 'MAILCEN',
});

/** R244 */
export const deleteMessages = defineEndpoint<typeof deleteMessagesSchemas>()({
  name: 'deleteMessages',
  method: 'POST',
  path: '/wps/relay/CSP_deleteMessages',
  access: 'member',
  module: 'INBOX3',
  send: 'json',
  flag: 'MAILCEN',
});

/** Restores deleted messages; possible for a day. */
export const restoreMessages = defineEndpoint<typeof restoreMessagesSchemas>()({
  name: 'restoreMessages',
  method: 'POST',
  path: '/wps/relay/CSP_restoreMessages',
  access: 'member',
  module: 'INBOX3',
  send: 'json',
  flag: 'MAILCEN',
});

/** R241, A83: sends feedback with up to three images. */
export const feedback = defineEndpoint<typeof feedbackSchemas>()({
  name: 'feedback',
  method: 'PUT',
  path: '/wps/feedback',
  access: 'member',
  module: 'FEEDBACK3',
  send: 'files',
  flag: 'FEEDBACK3',
  once: true,
});

/** R241: lists sent feedback with the replies. */
export const feedbackList = defineEndpoint<typeof feedbackListSchemas>()({
  name: 'feedbackList',
  method: 'GET',
  path: '/wps/feedback',
  access: 'member',
  module: 'FEEDBACK3',
  flag: 'FEEDBACK3',
});
