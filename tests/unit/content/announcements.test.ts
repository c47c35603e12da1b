import { expect, test } from 'vitest';
import { brand } from '#brands/current.ts';
import type { Value } from '#contract/types.ts';
import { version } from '#tests/support/settings.ts';
import { deferred } from '#tests/support/stub-backend.ts';
import { openTab } from '#tests/support/tab.ts';

type Reply = Value<'announcements'>;
const reply = (title: string) => ({ content: [{ title }], footer: { unreadCount: 2 } }) as Reply;

const withAnnouncements = async (tab = openTab()) => {
  const { $version } = await import('#lib/version.ts');
  $version.set(version);
  tab.backend.value('announcements', ({ query }) => reply(`in ${query.language}`));
  const store = await import('#features/content/state/announcements.ts');
  return { ...tab, ...store, shown: () => store.$announcements.get()?.map(({ title }) => title) ?? null };
};

test('widgets share one announcements call until the cache expires after a minute @R068 @A82', async () => {
  const { loadAnnouncements, backend, shown, advance } = await withAnnouncements();
  expect(shown()).toBeNull();
  await Promise.all([loadAnnouncements('EN'), loadAnnouncements('EN')]);
  await loadAnnouncements('EN');
  expect([shown(), backend.placed.map(({ query }) => query)]).toEqual([
    ['in EN'],
    [{ platform: 'M', types: 'B,PL,PU,H', groupName: 'm_home', merchantCode: brand.merchantCode, language: 'EN' }],
  ]);
  await advance(60_000);
  await loadAnnouncements('EN');
  expect(backend.placed).toHaveLength(2);
});

test('shows the language requested last, even if the other response arrives later @A26', async () => {
  const { loadAnnouncements, backend, shown, advance } = await withAnnouncements();
  const replies = { EN: deferred<Reply>(), TY: deferred<Reply>() };
  backend.value('announcements', ({ query }) => replies[query.language as 'EN' | 'TY'].promise);
  const both = [loadAnnouncements('EN'), loadAnnouncements('TY')];
  replies.TY.give(reply('in TY'));
  await advance(0);
  replies.EN.give(reply('in EN'));
  await Promise.all(both);
  expect(shown()).toEqual(['in TY']);
});

test('a member does not see what the same tab loaded as a guest', async () => {
  const { loadAnnouncements, backend, shown } = await withAnnouncements();
  await loadAnnouncements('EN');
  backend.value('announcements', () => reply('for new members'));
  await loadAnnouncements('EN', 'newbie01');
  expect(shown()).toEqual(['for new members']);
});

test('a failed load is retried by the next widget @R068', async () => {
  const { loadAnnouncements, backend, shown } = await withAnnouncements();
  backend.refuse('announcements', 'system.unknown');
  await expect(loadAnnouncements('EN')).rejects.toMatchObject({ code: 'system.unknown' });
  expect(shown()).toBeNull();
  backend.value('announcements', () => reply('at last'));
  await loadAnnouncements('EN');
  expect(shown()).toEqual(['at last']);
});

test('loads the agent notices with their unread count @R239', async () => {
  const { backend } = await withAnnouncements();
  const { $agentNews, loadAgentNews } = await import('#features/agent/state/news.ts');
  expect((await loadAgentNews('TY')).content).toHaveLength(1);
  expect([$agentNews.get(), backend.placed.at(-1)?.query]).toMatchObject([2, { types: 'A', language: 'TY' }]);
});
