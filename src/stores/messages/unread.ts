import { atom } from 'nanostores';
import { unreadCount } from '../../api/messages/unread.ts';
import { $session } from '../account/session.ts';

/** Unread messages of the member (R067, R244); 0 for guests and until known. */
export const $unread = atom(0);

/** Asks for the count. Throws CallError. */
export const loadUnread = async (): Promise<void> => {
  $unread.set(await unreadCount());
};

$session.listen((session) => {
  if (!session) $unread.set(0);
});
