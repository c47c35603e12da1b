import * as rows from '../contract/rows/messages.ts';
import { call } from './client.ts';

/** R244: unread messages. */
export const unreadCount = (): Promise<number> => call(rows.unreadCount);
