import type { Row } from '../../row.ts';

/** R244, A13 */
export const inbox = {
  name: 'inbox',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  caller: 'member',
  module: 'INBOX3',
  flag: 'MAILCEN',
} as const satisfies Row;

/** R244 */
export const unreadCount = {
  name: 'unreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  caller: 'member',
  whenRestricted: true,
  module: 'INBOX3',
  flag: 'MAILCEN',
} as const satisfies Row;

/** R244, A13: opening marks read; a player may mark unread again. */
export const readMessages = {
  name: 'readMessages',
  method: 'POST',
  path: '/wps/relay/CSP_readMessages',
  caller: 'member',
  module: 'INBOX3',
  send: 'json',
  flag: 'MAILCEN',
} as const satisfies Row;

/** R244 */
export const deleteMessages = {
  name: 'deleteMessages',
  method: 'POST',
  path: '/wps/relay/CSP_deleteMessages',
  caller: 'member',
  module: 'INBOX3',
  send: 'json',
  flag: 'MAILCEN',
} as const satisfies Row;

/** Brings deleted messages back, for a day. */
export const restoreMessages = {
  name: 'restoreMessages',
  method: 'POST',
  path: '/wps/relay/CSP_restoreMessages',
  caller: 'member',
  module: 'INBOX3',
  send: 'json',
  flag: 'MAILCEN',
} as const satisfies Row;

/** R241, A83: a form with up to three images. */
export const feedback = {
  name: 'feedback',
  method: 'PUT',
  path: '/wps/feedback',
  caller: 'member',
  module: 'FEEDBACK3',
  send: 'files',
  flag: 'FEEDBACK3',
  once: true,
} as const satisfies Row;

/** R241: what was sent, with the answers. */
export const feedbackList = {
  name: 'feedbackList',
  method: 'GET',
  path: '/wps/feedback',
  caller: 'member',
  module: 'FEEDBACK3',
  flag: 'FEEDBACK3',
} as const satisfies Row;
