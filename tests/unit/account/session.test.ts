import { expect, test } from 'vitest';
import { keys } from '#lib/storage/keys.ts';
import { openTab, sessionFor } from '#tests/support/tab.ts';

const withSession = async (tabOptions?: Parameters<typeof openTab>[0]) => {
  const tab = openTab(tabOptions);
  const store = await import('#features/account/state/session.ts');
  const { CallError } = await import('#lib/http/errors.ts');
  const { emitFailure } = await import('#lib/http/failures.ts');
  // Every page subscribes to the session.
  store.$session.listen(() => undefined);
  return { ...tab, ...store, fail: (code: string) => emitFailure(new CallError(code)) };
};

test.each([
  ['nothing', undefined, false],
  ['a session', JSON.stringify(sessionFor('player01')), true],
  ['a session without a token', JSON.stringify({ ...sessionFor('player01'), token: '' }), false],
  ['no JSON', '{', false],
])('a tab whose storage holds %s (%j) starts with a session: %s @R192', async (_, item, signedIn) => {
  const session = openTab().session;
  if (item) session.setItem(keys.session.session, item);
  const { $session } = await withSession({ session });
  expect($session.get()?.userName).toBe(signedIn ? 'player01' : undefined);
});

test('keeps the session on the next page and marks the document as logged in @R192', async () => {
  const { setSession, document, next } = await withSession();
  setSession(sessionFor('player01'));
  expect(document.documentElement.dataset.auth).toBe('in');
  next('/m/userMine');
  const { $session } = await import('#features/account/state/session.ts');
  expect($session.get()).toEqual(sessionFor('player01'));
});

test.each([
  ['session.expired', null],
  ['session.required', null],
  ['safety.closed', { ...sessionFor('player01'), closed: true }],
  ['permission.denied', sessionFor('player01')],
])('a call that fails with %s leaves the session %j @X06', async (code, left) => {
  const { fail, $session, sessionItem } = await withSession({ member: 'player01' });
  fail(code);
  expect($session.get()).toEqual(left);
  expect(sessionItem(keys.session.session)).toEqual(left);
});

test('marks the account closed and open again, and leaves a guest without a session @X06', async () => {
  const { setAccountClosed, $session, setSession } = await withSession({ member: 'player01' });
  setAccountClosed(true);
  expect($session.get()?.closed).toBe(true);
  setAccountClosed(false);
  expect($session.get()).toEqual(sessionFor('player01'));
  setSession(null);
  setAccountClosed(true);
  expect($session.get()).toBeNull();
});

test('clears the first-login flag of the session @A05', async () => {
  const { endFirstLogin, $session } = await withSession({
    member: { ...sessionFor('player01'), firstTimeLogin: true },
  });
  endFirstLogin();
  expect($session.get()?.firstTimeLogin).toBe(false);
});

test.each(['from the back/forward cache', 'from its prerendering'])(
  'a page shown %s reads the session from storage again @R192',
  async (way) => {
    const { $session, session, restorePage, document } = await withSession({ member: 'player01' });
    session.removeItem(keys.session.session);
    if (way === 'from its prerendering') document.dispatchEvent(new Event('prerenderingchange'));
    else restorePage();
    expect($session.get()).toBeNull();
    expect(document.documentElement.dataset.auth).toBe('out');
  },
);
