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

/** Lists messages of the inbox. */
export const inbox = defineEndpoint<typeof inboxSchemas>()({
  name: 'inbox',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  access: 'member',
  module: 'INBOX3',
  flag: 'MAILCEN',
});

/** Counts unread messages. */
export const unreadCount = defineEndpoint<typeof unreadCountSchemas>()({
  name: 'unreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  access: 'member',
  module: 'INBOX3',
  flag: 'MAILCEN',
});

/** Marks messages as read or unread. */
export const readMessages = defineEndpoint<typeof readMessagesSchemas>()({
  name: 'readMessages',
  method: 'POST',
  path: '/wps/relay/CSP_readMessages',
  access: 'member',
  module: 'INBOX3',
  send: 'json',
  flag: 'MAILCEN',
});

/** Deletes messages. */
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

/** Sends feedback with up to three images. */
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

/** Lists sent feedback with the replies. */
export const feedbackList = defineEndpoint<typeof feedbackListSchemas>()({
  name: 'feedbackList',
  method: 'GET',
  path: '/wps/feedback',
  access: 'member',
  module: 'FEEDBACK3',
  flag: 'FEEDBACK3',
});
