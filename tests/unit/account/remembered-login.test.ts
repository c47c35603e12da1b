import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { keys } from '#lib/storage/keys.ts';
import { settings } from '#tests/support/settings.ts';
import { openTab } from '#tests/support/tab.ts';

const login = { username: 'player01', password: 'Passw0rd1', countryDialingCode: '63' };
const place = keys.local.rememberedUsername;

const withVault = async (tabOptions?: Parameters<typeof openTab>[0]) => {
  const tab = openTab(tabOptions);
  vi.stubGlobal('indexedDB', new IDBFactory());
  return { ...tab, ...(await import('#features/account/state/remembered-login.ts')) };
};

test('stores a remembered password encrypted and decrypts it on request @R209 @A57', async () => {
  const { rememberLogin, rememberedName, readRememberedPassword, local } = await withVault();
  await rememberLogin('username', login);
  expect(rememberedName('username')).toBe('player01');
  expect(rememberedName('mobile')).toBeNull();
  expect(await readRememberedPassword('username')).toBe('Passw0rd1');
  const item = JSON.parse(local.getItem(place) ?? '');
  expect(Object.keys(item).sort()).toEqual(['countryDialingCode', 'password', 'salt', 'type', 'username']);
  expect(atob(atob(item.password).split('.')[1] ?? '')).not.toContain(btoa('Passw0rd1'));
});

test.each([
  ['changed', (item: { password: string }) => ({ ...item, password: btoa(`${atob(item.password)}x`) })],
  ['salted differently', (item: object) => ({ ...item, salt: '1' })],
  ['not base64', (item: object) => ({ ...item, password: '%' })],
])('deletes a remembered login whose password is %s @A57', async (_, change) => {
  const { rememberLogin, readRememberedPassword, local } = await withVault();
  await rememberLogin('username', login);
  local.setItem(place, JSON.stringify(change(JSON.parse(local.getItem(place) ?? ''))));
  expect(await readRememberedPassword('username')).toBeNull();
  expect(local.getItem(place)).toBeNull();
});

test('cannot decrypt a remembered password with another browser’s key @A57', async () => {
  const { rememberLogin, local } = await withVault();
  await rememberLogin('username', login);
  const { readRememberedPassword } = await withVault({ local });
  expect(await readRememberedPassword('username')).toBeNull();
});

test('remembers the username without the password when WebCrypto is missing @A81', async () => {
  const { rememberLogin, rememberedName, readRememberedPassword } = await withVault({ secure: false });
  await rememberLogin('mobile', { ...login, username: '9171234567' });
  expect([rememberedName('mobile'), await readRememberedPassword('mobile')]).toEqual(['9171234567', null]);
});

test('replaces a remembered password after a change and creates no new record @R170', async () => {
  const { rememberLogin, renewRememberedPassword, readRememberedPassword, rememberedName } = await withVault();
  await renewRememberedPassword('Changed01');
  expect(rememberedName('username')).toBeNull();
  await rememberLogin('username', login);
  await renewRememberedPassword('Changed01');
  expect(await readRememberedPassword('username')).toBe('Changed01');
});

test.each([
  ['both boxes', { remember: true, auto: true }, [true, true]],
  ['only the remember box', { remember: true, auto: false }, [true, false]],
  ['only the automatic login box, which requires the other', { remember: false, auto: true }, [false, false]],
])('a login with %s ticked (%j) stores the preferences %j @R210 @A78', async (_, preferences, wanted) => {
  openTab();
  const { saveLoginPreferences, shouldRememberLogin, isAutoLoginEnabled } = await import(
    '#features/account/state/login-preferences.ts'
  );
  saveLoginPreferences(preferences);
  expect([shouldRememberLogin(), isAutoLoginEnabled()]).toEqual(wanted);
});

test.each([
  ['with automatic login on', true, undefined, 'in'],
  ['with automatic login off', false, undefined, 'out'],
  ['after a password change elsewhere', true, 'login.wrong-password', 'out'],
])('a visit %s (automatic login %s, error %s) ends logged %s @A78', async (_, auto, refusal, state) => {
  const { backend, rememberLogin } = await withVault();
  const { saveLoginPreferences } = await import('#features/account/state/login-preferences.ts');
  const { tryAutoLogin } = await import('#features/account/actions/auto-login.ts');
  const { $session } = await import('#features/account/state/session.ts');
  await rememberLogin('username', login);
  saveLoginPreferences({ remember: true, auto });
  backend.value('consolidatedSettings', settings);
  if (refusal) backend.refuse('login', refusal);
  else backend.value('login', { token: 't', userName: 'player01', customerType: 0, firstTimeLogin: true });
  const next = await tryAutoLogin(true);
  expect($session.get() ? 'in' : 'out').toBe(state);
  // A first login has to change the password, wherever it happened.
  expect(next).toBe(state === 'in' ? '/m/changePsw' : null);
});

test('stores the password of a first login encrypted, for one read within five minutes @A05', async () => {
  const { advance, session } = await withVault();
  const { storeFirstPassword, takeFirstPassword } = await import('#features/account/state/first-password.ts');
  await storeFirstPassword('Passw0rd1');
  expect(session.getItem(keys.session.firstLoginPassword)).not.toContain('Passw0rd1');
  expect([await takeFirstPassword(), await takeFirstPassword()]).toEqual(['Passw0rd1', null]);
  await storeFirstPassword('Passw0rd1');
  await advance(5 * 60_000);
  expect(await takeFirstPassword()).toBeNull();
  session.setItem(keys.session.firstLoginPassword, '"text"');
  expect(await takeFirstPassword()).toBeNull();
});
