import { onMount } from 'nanostores';
import { unreadCount } from '../../../contract/messages/messages.ts';
import { api } from '../../../lib/http/client.ts';
import { memberScoped } from '../../../lib/member-scope.ts';
import { keys } from '../../../lib/storage/keys.ts';
import { localArea } from '../../../lib/storage/storage.ts';
import { objectWith, storedItem } from '../../../lib/storage/stored-item.ts';
import { $session } from '../../account/stores/session.ts';

/** Unread messages of the member (R067, R244); 0 for guests and until loaded. */
export const $unread = memberScoped(0);

/** Count that a tab shares with the others of the same member. */
interface SharedCount {
  readonly account: string;
  readonly count: number;
}

const shared = storedItem(localArea, keys.local.unread, objectWith<SharedCount>('account', 'count'));

/** Sets the count here and in every other tab of this member. */
export const setUnread = (count: number): void => {
  $unread.set(count);
  const account = $session.get()?.userName;
  if (account) shared.write({ account, count });
};

/** Loads the count. Throws CallError. */
export const loadUnread = async (): Promise<void> => setUnread(await api(unreadCount));

onMount($unread, () => {
  if (import.meta.env.SSR) return undefined;
  const takeShared = ({ key }: StorageEvent): void => {
    const item = key === keys.local.unread ? shared.read() : null;
    if (item && item.account === $session.get()?.userName) $unread.set(item.count);
  };
  addEventListener('storage', takeShared);
  return () => removeEventListener('storage', takeShared);
});
