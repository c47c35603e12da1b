import { expect, test } from 'vitest';
import { readContent } from '#content/read.ts';
import { shows, spanOf } from '#content/schedule.ts';
import { announcementOnWire, helpOnWire, promotionOnWire } from '#content/wire.ts';
import { readServiceLink } from '#features/service/model/service-links.ts';
import { identityTerms } from '#markets/current.ts';
import { announcements } from '#sim/features/content/rules/announcements.ts';
import { announcementsOf } from '#sim/features/content/rules/site-content.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const { world } = await startSimulator();
const today = (span: { from?: string | undefined; until?: string | undefined }) => shows(spanOf(span), Date.now());

test('promotions are returned as edited, in order and in the requested language @R239', async () => {
  const here = world();
  for (const language of ['EN', 'TY'] as const) {
    const { value } = await here.call('announcements', { query: { types: 'PR', language } });
    expect(value.content).toEqual(
      readContent()
        .promotions.filter(today)
        .map((entry) => promotionOnWire(entry, language)),
    );
  }
});

test('help and privacy state when an ID is asked for and when its pictures are deleted @X37', async () => {
  const { depositAbove, withdrawAbove, keepDays } = identityTerms;
  const here = world();
  expect(depositAbove).toBe(withdrawAbove);
  const privacy = readContent().pages.get('privacy');
  for (const language of ['EN', 'TY'] as const) {
    const help = (await here.call('helpCenter', { query: { device: 'MOBILE', language } })).value
      .map(({ content }) => content)
      .join();
    expect(help).toContain(depositAbove.toLocaleString('en-PH'));
    expect(help).not.toMatch(/no ID|hindi kami humihingi ng ID/);
  }
  for (const text of [privacy?.text.en, privacy?.text.fil])
    expect(text).toMatch(new RegExp(`ID.*${keepDays} (days|araw)`));
});

test('legal texts and categories of promotions are readable in both languages @R239', async () => {
  const here = world();
  const { pages, categories } = readContent();
  const names = (locale: 'en' | 'fil') => categories.map(({ id, name }) => ({ id, name: name[locale] }));
  for (const [language, locale] of [
    ['EN', 'en'],
    ['TY', 'fil'],
  ] as const) {
    const texts = (await here.call('legalTexts', { query: { merchantCode: 'kidlatph', language } })).value;
    expect(texts.map(({ name, title }) => [name, title])).toEqual(
      [...pages].map(([name, { title }]) => [name, title[locale]]),
    );
    for (const { content } of texts) expect(content).not.toMatch(/[{}]/);
    expect(texts.find(({ name }) => name === 'agreement')?.content).toContain('Kidlat');
    expect((await here.call('promotionCategories', { query: { language } })).value).toEqual(names(locale));
  }
});

test('announcements are filtered by type, place and language @R238', async () => {
  const here = world();
  const ask = async (query: object) =>
    (await here.call('announcements', { query: { platform: 'M', merchantCode: 'kidlatph', ...query } as never })).value
      .content;
  const home = await ask({ types: 'B', groupName: 'm_home' });
  const register = await ask({ types: 'B', groupName: 'm_reg' });
  expect([home.length, register.length]).toEqual([4, 1]);
  expect(home.every((it) => it.contentType === 'B' && it.announcementImages.length > 0)).toBe(true);
  expect(home.map(({ id }) => id)).not.toContain(register[0]?.id);
  const both = await ask({ types: 'PL,PU', groupName: 'm_home', language: 'TY' });
  expect(new Set(both.map((it) => it.contentType))).toEqual(new Set(['PL', 'PU']));
  expect(both.map((it) => it.title)).not.toEqual(
    (await ask({ types: 'PL,PU', groupName: 'm_home', language: 'EN' })).map((it) => it.title),
  );
  expect(await ask({ types: 'A' })).toEqual([]);
});

test('an announcement runs from its first to its last minute @R238 @R239', () => {
  const shown = readContent().announcements.find(({ slug }) => slug === 'welcome');
  expect(shown).toBeDefined();
  if (!shown) return;
  const entry = { ...shown, from: '2026-12-04 18:00', until: '2026-12-07 06:00' };
  expect(announcementOnWire(entry, 'EN', 0)).toMatchObject({
    contentType: 'PU',
    startDate: Date.parse('2026-12-04T18:00:00+08:00'),
    endDate: Date.parse('2026-12-07T06:00:00+08:00'),
    noExpiry: 0,
  });
});

test('an announcement for new members is hidden from everybody else @R239', async () => {
  const simulator = await startSimulator();
  const here = simulator.world();
  const opened = simulator.worlds.open(here.name);
  const [popup] = announcementsOf(opened, 'PU');
  if (popup) opened.state.put(announcements, { ...popup, isForNewMembers: true });
  const titles = async () =>
    (await here.call('announcements', { query: { types: 'PU' } })).value.content.map(({ id }) => id);
  const id = Number(popup?.id);
  expect(await titles()).not.toContain(id);
  await here.signIn('player01');
  expect(await titles()).not.toContain(id);
  await here.signIn('newbie01');
  expect(await titles()).toContain(id);
});

test('agent notices include the number of new ones since the last login @R239', async () => {
  const here = world();
  const unread = async () => {
    await here.signIn('agent01');
    const { value } = await here.call('announcements', { query: { types: 'A', groupName: 'm_home' } });
    return [value.content.length, value.footer.unreadCount];
  };
  expect([await unread(), await unread()]).toEqual([
    [2, 2],
    [2, 0],
  ]);
});

test('help centre responses match the content files @R243', async () => {
  const { value } = await world().call('helpCenter', { query: { device: 'MOBILE', language: 'TY' } });
  expect(value).toEqual(readContent().help.map((entry) => helpOnWire(entry, 'TY')));
});

test('a promotion starts and ends by the clock of the world', async () => {
  let now = '2027-12-15T15:59:00Z';
  const simulator = await startSimulator({ machineTime: () => Date.parse(now) });
  const here = simulator.world();
  const titles = async () => {
    const { value } = await here.call('announcements', { query: { types: 'PR', language: 'EN' } });
    return value.content.map(({ title }) => title);
  };
  expect(await titles()).not.toContain('Simbang Gabi reload');
  expect(await titles()).toContain('Reload bonus');
  now = '2027-12-15T16:00:00Z';
  expect(await titles()).toContain('Simbang Gabi reload');
  expect(await titles()).not.toContain('Reload bonus');
});

test('a chat responds from the help centre in the language of the question @R266', async () => {
  const here = world();
  const { value: launched } = await here.call('launchChat', { query: { desk: '2' } });
  const href = readServiceLink(launched.url)?.href ?? '';
  const chat = new URLSearchParams(href.split('?')[1]).get('chat') ?? '';
  const { value: said } = await here.call('sendChatMessage', {
    body: { chat, text: 'How long does my withdrawal take?', language: 'EN' },
  });
  expect(said.messages.map(({ from }) => from)).toEqual(['visitor', 'desk']);
  expect(said.messages[1]).toMatchObject({ text: expect.stringContaining('25 minutes'), link: '/m/help?i=4' });
  const { value: answer } = await here.call('sendChatMessage', {
    body: { chat, text: 'Magkano ang pinakamababang deposito?', language: 'TY' },
  });
  expect(answer.messages[1]?.text).toContain('₱50');
  const { value: third } = await here.call('sendChatMessage', {
    body: { chat, text: 'Which amount and withdrawal password do I enter to withdraw?', language: 'EN' },
  });
  // The link within that sentence is one of its words.
  expect(third.messages[1]?.text).toContain('Open Withdraw, choose a bank account');
  for (const [text, language, reply] of [
    ['How do I deposit?', 'EN', 'Tap Deposit'],
    ['Paano mag-deposit?', 'TY', 'I-tap ang Deposit'],
  ] as const) {
    const { value } = await here.call('sendChatMessage', { body: { chat, text, language } });
    expect(value.messages[1]?.text).toContain(reply);
  }
  const { value: all } = await here.call('chatMessages', { query: { chat } });
  expect(all.messages).toHaveLength(11);
});

test('an unknown chat and a closed service are refused, and messages are rate limited', async () => {
  const here = world();
  expect((await here.call('chatMessages', { query: { chat: '0'.repeat(32) } })).errorCode).toBe('resource.unknown');
  const { value } = await here.call('launchChat', { query: {} });
  const chat = readServiceLink(value.url)?.href.slice(-32) ?? '';
  const send = () => here.call('sendChatMessage', { body: { chat, text: 'Hi' } });
  for (let n = 0; n < 20; n += 1) expect((await send()).status).toBe(200);
  expect((await send()).errorCode).toBe('request.too-many');
  await here.flags({ CUSTOMER_SERVICE: false });
  expect((await here.call('launchChat', { query: {} })).errorCode).toBe('permission.denied');
  expect((await here.call('customerService')).value).toBeNull();
});

test('chats are rate limited per visitor across all chats, and separately for a member @R266', async () => {
  const guest = world();
  const open = async () => {
    const { value, errorCode } = await guest.call('launchChat', { query: {} });
    return errorCode ?? readServiceLink(value.url)?.href.slice(-32) ?? '';
  };
  const chats: string[] = [];
  for (let n = 0; n < 20; n += 1) chats.push(await open());
  expect(await open()).toBe('request.too-many');
  const say = async (chat = '') => (await guest.call('sendChatMessage', { body: { chat, text: 'Hi' } })).errorCode;
  for (const chat of chats) expect(await say(chat)).toBeNull();
  for (const chat of chats.slice(0, 2)) expect(await say(chat)).toBe('request.too-many');
  await guest.admin('PUT', '/clock', { advance: '61s' });
  expect(await say(chats[0])).toBeNull();
  expect(await open()).toBe('request.too-many');
  await guest.signIn('player01');
  const own = await open();
  for (let n = 0; n < 20; n += 1) expect(await say(own)).toBeNull();
  expect(await say(chats[0])).toBe('request.too-many');
  await guest.flags({ PACE: false });
  expect(await say(own)).toBeNull();
});

test('customer service can be reached under maintenance and from blocked regions @R240', async () => {
  const here = world();
  await here.flags({ MAINTENANCE: true, REGION_RESTRICTED: true });
  const { value } = await here.call('customerService');
  expect(value?.first).not.toContain('/m/');
});
