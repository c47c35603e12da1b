import * as rows from '../../../contract/messages/messages.ts';
import { call } from '../../../lib/http/client.ts';

/** R244: unread messages. */
export const unreadCount = (): Promise<number> => call(rows.unreadCount);
