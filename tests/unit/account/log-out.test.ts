import { expect, test } from 'vitest';
import { keys } from '#lib/storage/keys.ts';
import { deferred } from '#tests/support/stub-backend.ts';
import { openTab } from '#tests/support/tab.ts';

const { session: inTab, local: onDevice } = keys;
const memberItems = [
  inTab.cache,
  inTab.play,
  inTab.depositDraft,
  inTab.identityDraft,
  `${inTab.lotterySlip}:pcso`,
  inTab.codeUntil,
];
const itemsKept = [inTab.settings, inTab.imageCdn, inTab.affiliate, inTab.scroll];
const remembered = [onDevice.rememberedUsername, onDevice.rememberedMobile];

/** Creates a member's tab with all items that pages store. */
const withSignOut = async (autoRemPass: '0' | '1' = '1') => {
  const tab = openTab({ member: 'player01' });
  for (const name of [...memberItems, ...itemsKept, 'FOREIGN']) tab.session.setItem(name, 'kept');
  for (const name of [onDevice.bankList, onDevice.autoLogin, onDevice.autoSass, onDevice.unread, ...remembered])
    tab.local.setItem(name, '1');
  tab.local.setItem(onDevice.autoRemPass, autoRemPass);
  tab.backend.value('logout', null);
  const { $session } = await import('#features/account/state/session.ts');
  const { redirectTo } = await import('#lib/browser/redirect.ts');
  return { ...tab, ...(await import('#features/account/actions/log-out.ts')), $session, redirectTo };
};

test('log-out from the header removes the member’s data and the automatic login @R062 @A23', async () => {
  const { logOut, $session, session, local } = await withSignOut();
  await logOut('header');
  expect($session.get()).toBeNull();
  expect(Object.keys(session).sort()).toEqual([...itemsKept, inTab.loggedOut, 'FOREIGN'].sort());
  expect(Object.keys(local).sort()).toEqual([onDevice.autoRemPass, ...remembered].sort());
});

test('log-out from the settings clears the tab’s storage and turns automatic login off @A23', async () => {
  const { logOut, session, local } = await withSignOut();
  await logOut('settings');
  expect(Object.keys(session)).toEqual(['FOREIGN', inTab.loggedOut]);
  expect(local.getItem(onDevice.autoLogin)).toBe('0');
  expect(local.getItem(onDevice.autoSass)).toBe('0');
  expect(local.getItem(onDevice.unread)).toBeNull();
  expect(local.getItem(onDevice.bankList)).toBe('1');
});

test('log-out deletes the saved username and mobile number without the remember option @R210', async () => {
  const { logOut, local } = await withSignOut('0');
  await logOut('header');
  expect(remembered.map((name) => local.getItem(name))).toEqual([null, null]);
});

test.each([
  ['refused', 'refuse'],
  ['lost', 'lose'],
] as const)('log-out ends the local session even if its request is %s @A23', async (_, way) => {
  const { logOut, $session, backend, advance } = await withSignOut();
  if (way === 'refuse') backend.refuse('logout', 'session.expired', 401);
  else backend.lose('logout');
  const done = logOut('header');
  await advance(10_000);
  await done;
  expect($session.get()).toBeNull();
});

test('log-out redirects home once, even if other code redirects when the session ends @R172', async () => {
  const { logOut, $session, redirects, redirectTo } = await withSignOut();
  $session.listen(() => redirectTo('/m/login'));
  await logOut('settings');
  redirectTo('/m/mine');
  expect(redirects).toEqual(['/m/home']);
});

test('leaving the page before the logout response ends the session @A23', async () => {
  const { logOut, $session, backend, leave, advance } = await withSignOut();
  backend.value('logout', () => deferred<null>().promise);
  void logOut('header');
  await advance(0);
  leave();
  await advance(0);
  expect($session.get()).toBeNull();
});
