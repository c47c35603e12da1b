import { expect, test } from 'vitest';
import { keys } from '#lib/storage/keys.ts';
import { openTab } from '#tests/support/tab.ts';

const withUnread = async (tab = openTab({ member: 'player01' })) => {
  const { setSession } = await import('#features/account/state/session.ts');
  return { ...tab, setSession, ...(await import('#features/messages/state/unread.ts')) };
};

test('loads the unread count and keeps it after a failed call @R067 @R244', async () => {
  const { $unread, loadUnread, backend } = await withUnread();
  backend.value('unreadCount', 3);
  await loadUnread();
  backend.refuse('unreadCount', 'system.unknown');
  await expect(loadUnread()).rejects.toMatchObject({ code: 'system.unknown' });
  expect($unread.get()).toBe(3);
});

test('other tabs of the member show a new unread count @R067', async () => {
  const { setUnread, local } = await withUnread();
  setUnread(2);
  const stored = JSON.parse(local.getItem(keys.local.unread) ?? '');
  const other = await withUnread(openTab({ member: 'player01' }));
  other.$unread.listen(() => undefined);
  other.writeInOtherTab(keys.local.unread, stored);
  expect(other.$unread.get()).toBe(2);
});

test.each([
  ['another member', keys.local.unread, { account: 'player02', count: 9 }],
  ['no member', keys.local.unread, { count: 9 }],
  ['another item', keys.local.display, { account: 'player01', count: 9 }],
])('ignores a storage event of another tab for %s @R067', async (_, key, item) => {
  const { $unread, writeInOtherTab } = await withUnread();
  $unread.listen(() => undefined);
  writeInOtherTab(key, item);
  expect($unread.get()).toBe(0);
});

test('a guest has no unread count and stores none for other tabs', async () => {
  const { $unread, setUnread, setSession, local } = await withUnread();
  setUnread(2);
  setSession(null);
  expect($unread.get()).toBe(0);
  local.removeItem(keys.local.unread);
  setUnread(1);
  expect(local.getItem(keys.local.unread)).toBeNull();
});
