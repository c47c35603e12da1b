import { atom } from 'nanostores';
import { unreadCount } from '../../../contract/messages/messages.ts';
import { api } from '../../../lib/http/client.ts';
import { keys } from '../../../lib/storage/keys.ts';
import { localArea } from '../../../lib/storage/storage.ts';
import { $session } from '../../account/stores/session.ts';

/** Unread messages of the member (R067, R244); 0 for guests and until known. */
export const $unread = atom(0);

/** What a tab tells the others, so that one figure stands in all of them. */
interface Told {
  readonly account: string;
  readonly count: number;
}

const isTold = (item: unknown): item is Told =>
  typeof item === 'object' && item !== null && 'account' in item && 'count' in item && typeof item.count === 'number';

/** Sets the count here and in every other tab of this member. */
export const setUnread = (count: number): void => {
  $unread.set(count);
  const account = $session.get()?.userName;
  if (account) localArea.write(keys.local.unread, JSON.stringify({ account, count } satisfies Told));
};

/** Asks for the count. Throws CallError. */
export const loadUnread = async (): Promise<void> => setUnread(await api(unreadCount));

$session.listen((session) => {
  if (!session) $unread.set(0);
});

if (!import.meta.env.SSR) {
  addEventListener('storage', ({ key }) => {
    if (key !== keys.local.unread) return;
    const told = localArea.readJson(keys.local.unread);
    if (isTold(told) && told.account === $session.get()?.userName) $unread.set(told.count);
  });
}
