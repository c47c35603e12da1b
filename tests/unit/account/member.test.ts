import { expect, test } from 'vitest';
import { version } from '#tests/support/settings.ts';
import { openTab, sessionFor } from '#tests/support/tab.ts';

const member = { id: 1, account: 'player01', nickname: 'Isko', regDate: 0, type: 0, toUpline: null, icon: 3 };
const minute = 60_000;

/** Creates a member's page that has loaded its backend's version; otherwise nothing is cached. */
const memberPage = async (tab = openTab({ member: 'player01' })) => {
  const { $version } = await import('#lib/version.ts');
  $version.set(version);
  const { setSession } = await import('#features/account/state/session.ts');
  tab.backend.value('memberInfo', member).value('headIcon', { icon: 3, picture: null });
  return {
    ...tab,
    ...(await import('#features/account/state/member.ts')),
    ...(await import('#features/account/actions/member-info.ts')),
    ...(await import('#features/account/state/avatar.ts')),
    setSession,
  };
};

test('loads the member once in ten minutes across pages @R194 @R211', async () => {
  const first = await memberPage();
  await first.loadMember();
  expect(first.$member.get()).toEqual(member);
  const second = await memberPage(first.next('/m/userMine'));
  await second.loadMember();
  expect([second.$member.get(), second.backend.placed.length]).toEqual([member, 0]);
  await second.advance(10 * minute);
  await second.loadMember();
  expect(second.backend.of('memberInfo')).toHaveLength(1);
});

test('reloads a changed member before the cache expires @R235', async () => {
  const { loadMember, reloadMember, $member, backend } = await memberPage();
  await loadMember();
  backend.value('memberInfo', { ...member, nickname: 'Iska' });
  await reloadMember();
  expect($member.get()?.nickname).toBe('Iska');
});

test('shows a new avatar after the upload and reloads it on the next page @R236', async () => {
  const first = await memberPage();
  await first.loadAvatar();
  first.backend.value('setHeadIcon', { icon: 5, picture: null });
  await first.changeAvatar({ icon: 5 });
  expect(first.$avatar.get()?.icon).toBe(5);
  first.backend.refuse('setHeadIcon', 'request.too-large');
  await expect(first.changeAvatar({ picture: 'x' })).rejects.toMatchObject({ code: 'request.too-large' });
  expect(first.$avatar.get()?.icon).toBe(5);
  const second = await memberPage(first.next());
  second.backend.value('headIcon', { icon: 5, picture: null });
  await second.loadAvatar();
  expect([second.$avatar.get()?.icon, second.backend.of('headIcon').length]).toEqual([5, 1]);
});

test('log-out clears member and avatar, and the next member’s are loaded', async () => {
  const { loadMember, loadAvatar, setSession, $member, $avatar, backend } = await memberPage();
  const load = () => Promise.all([loadMember(), loadAvatar()]);
  await load();
  setSession(null);
  await load();
  expect([$member.get(), $avatar.get(), backend.placed.length]).toEqual([null, null, 2]);
  setSession(sessionFor('player02'));
  await load();
  expect(backend.placed).toHaveLength(4);
});

test('openLogin resolves false without a login form, otherwise whether the player logged in @A25', async () => {
  openTab();
  const { openLogin } = await import('#features/account/actions/login-popup.ts');
  const { provideMemberDialogs } = await import('#lib/member-dialogs.ts');
  expect(await openLogin()).toBe(false);
  provideMemberDialogs({ openLogin: async (note) => note === 'To play' });
  expect([await openLogin('To play'), await openLogin()]).toEqual([true, false]);
});
