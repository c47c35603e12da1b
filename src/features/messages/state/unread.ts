import { onMount } from 'nanostores';
import { unreadCount } from '#contract/messages/messages.ts';
import { $session } from '#features/account/state/session.ts';
import { $flags, $settings, firstSettings } from '#features/site/state/settings.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted, ignoreCallErrors } from '#lib/http/errors.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { memberScoped } from '#lib/member-scope.ts';
import { keys } from '#lib/storage/keys.ts';
import { localArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';

/** Unread messages of the member; 0 for guests and until loaded. */
export const $unread = memberScoped(0);

/** Count that a tab shares with the others of the same member. */
interface SharedCount {
  readonly account: string;
  readonly count: number;
}

const shared = storedItem(localArea, keys.local.unread, objectWith<SharedCount>('account', 'count'));

/** Shows the number on the icon of the installed app, where the browser has that. */
export const showBadge = (count: number): void => {
  ignoreFailure(navigator.setAppBadge?.(count));
};

/** Sets the count here and in every other tab of this member. */
export const setUnread = (count: number): void => {
  $unread.set(count);
  showBadge(count);
  const account = $session.get()?.userName;
  if (account) shared.write({ account, count });
};

/**
 * Waits for the settings on a first page, where flags are only defaults. Throws CallAborted if the merchant has no inbox,
 * since the server refuses its calls then.
 */
export const requireInbox = async (): Promise<void> => {
  if (!$settings.get().consolidated) await ignoreCallErrors(firstSettings());
  if (!$flags.get().MAILCEN) throw new CallAborted();
};

/** Loads the count. Throws CallError, or CallAborted without an inbox. */
export const loadUnread = async (): Promise<void> => {
  await requireInbox();
  setUnread(await api(unreadCount));
};

onMount($unread, () => {
  if (import.meta.env.SSR) return undefined;
  const takeShared = ({ key }: StorageEvent): void => {
    const item = key === keys.local.unread ? shared.read() : null;
    if (item && item.account === $session.get()?.userName) $unread.set(item.count);
  };
  addEventListener('storage', takeShared);
  return () => removeEventListener('storage', takeShared);
});
