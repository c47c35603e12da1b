import * as rows from '../../contract/rows/messages/messages.ts';
import { call } from '../client.ts';

/** R244: unread messages. */
export const unreadCount = (): Promise<number> => call(rows.unreadCount);
