import { expect, test } from 'vitest';
import { keys } from '#lib/storage/keys.ts';
import { openTab, sessionFor } from '#tests/support/tab.ts';

const typed = [keys.session.depositDraft, `${keys.session.lotterySlip}:pcso`, keys.session.favouritesLater];
const shown = [`${keys.session.cache}:balance`, keys.session.play];

/** Creates a tab of player01 with typed text and shown data. */
const memberTab = async (tab = openTab({ member: 'player01' })) => {
  for (const name of [...typed, ...shown]) tab.session.setItem(name, '{}');
  const { $session, setSession } = await import('#features/account/state/session.ts');
  const { logIn } = await import('#features/account/actions/log-in.ts');
  const { memberScoped } = await import('#lib/member-scope.ts');
  const $points = memberScoped(0);
  $points.set(5);
  const logInAs = (userName: string) => logIn(Promise.resolve({ ...sessionFor(userName), customerType: 0 }));
  const left = () => [...typed, ...shown].filter((name) => tab.session.getItem(name) !== null);
  return { ...tab, $session, setSession, $points, logInAs, left };
};

test('an expired session removes displayed member data and keeps drafts @A48', async () => {
  const { setSession, $points, left } = await memberTab();
  setSession(null);
  expect($points.get()).toBe(0);
  expect(left()).toEqual(typed);
});

test('the same member finds their drafts after an expired session @A48', async () => {
  const { setSession, logInAs, left } = await memberTab();
  setSession(null);
  await logInAs('player01');
  expect(left()).toEqual(typed);
});

test('another member who logs in on the next page after an expired session finds no drafts', async () => {
  const { setSession, next } = await memberTab();
  setSession(null);
  const { logInAs, left, $session } = await memberTab(next('/m/login'));
  await logInAs('player02');
  expect([left(), $session.get()?.userName]).toEqual([[], 'player02']);
});

test('member stores are reset when another member takes over the tab', async () => {
  const { setSession, $points } = await memberTab();
  setSession(sessionFor('player02'));
  expect($points.get()).toBe(0);
});

test('member stores keep their values when the session of the same member changes', async () => {
  const { setSession, $points } = await memberTab();
  setSession({ ...sessionFor('player01'), closed: true });
  expect($points.get()).toBe(5);
});

test('a guest keeps drafts after logging in', async () => {
  const { logInAs, left } = await memberTab(openTab());
  await logInAs('player01');
  expect(left()).toEqual(expect.arrayContaining(typed));
});
