import * as rows from '../../../contract/messages/messages.ts';
import type { Body, Query, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

/** R244, A13: unread first. */
export const inbox = (query: Query<'inbox'>): Promise<Value<'inbox'>> => call(rows.inbox, { query });

/** R244, A13; answers what is left unread. */
export const readMessages = (body: Body<'readMessages'>): Promise<number> => call(rows.readMessages, { body });

/** R244; answers what is left unread. */
export const deleteMessages = (body: Body<'deleteMessages'>): Promise<number> => call(rows.deleteMessages, { body });

/** Brings deleted messages back; answers what is unread. */
export const restoreMessages = (body: Body<'restoreMessages'>): Promise<number> => call(rows.restoreMessages, { body });
