import { expect, test } from 'vitest';
import { keys } from '#lib/storage/keys.ts';
import { settings } from '#tests/support/settings.ts';
import { openTab } from '#tests/support/tab.ts';

const values = {
  username: 'newbie01',
  password: 'Passw0rd1',
  confirmPassword: 'Passw0rd1',
  mobileNum: '0917 123 4567',
};
const created = { userName: 'newbie01', customerType: 0 };

const registerMember = async (
  method: 'username' | 'mobile',
  token: string | null,
  given: Record<string, string> = values,
) => {
  const tab = openTab({ secure: false });
  const { $session } = await import('#features/account/state/session.ts');
  const store = await import('#features/account/actions/register-member.ts');
  tab.backend
    .value('consolidatedSettings', settings)
    .value(method === 'username' ? 'register' : 'registerMobile', { ...created, token })
    .value('login', { token: 'by-login', ...created, firstTimeLogin: false });
  const response = await store.registerMember({
    method: method as never,
    values: given,
    referral: { affiliateCode: 'AFF1' },
    countryDialingCode: '63',
    captcha: { id: 'picture-1', body: {} },
  });
  const enter = () => store.logInNewMember(response, given.password);
  return { ...tab, $session, enter };
};

test('registration by username starts the session on entry and requests the limits prompt @R156 @X03', async () => {
  const { backend, enter, $session, session } = await registerMember('username', 'by-register');
  expect(backend.of('register')[0]?.body).toMatchObject({
    username: 'newbie01',
    affiliateCode: 'AFF1',
    registerMethod: 'H5',
    domain: 'site.test',
  });
  expect($session.get()).toBeNull();
  expect((await enter())?.session.token).toBe('by-register');
  expect($session.get()?.userName).toBe('newbie01');
  expect(session.getItem(keys.session.askLimits)).toBe('1');
});

test('logs in with the typed credentials when registration returns no token @R157 @A66', async () => {
  const { backend, enter } = await registerMember('mobile', null);
  expect((await enter())?.session.token).toBe('by-login');
  expect(backend.of('login')[0]?.body).toEqual({ username: 'newbie01', password: 'Passw0rd1', type: 0 });
});

test('does not log in without a token and a password @A66', async () => {
  const { backend, enter } = await registerMember('mobile', null, {
    mobileNum: '9171234567',
    verificationCode: '123456',
  });
  expect(await enter()).toBeNull();
  expect(backend.of('login')).toEqual([]);
});

test.each([
  ['?a=AFF1&r=friend01', { affiliateCode: 'AFF1', recommenderId: 'friend01' }],
  ['?affiliateCode=AFF2', { affiliateCode: 'AFF2', recommenderId: 'kept' }],
  ['?a=%3Cscript%3E', { recommenderId: 'kept' }],
  ['', { recommenderId: 'kept' }],
])(
  'the query %j, in a session with a stored recommender, gives the referral codes %j @A64',
  async (query, referral) => {
    const tab = openTab({ path: `/m/register${query}` });
    tab.session.setItem(keys.session.affiliate, '{"recommenderId":"kept"}');
    const { readReferral } = await import('#features/account/state/affiliate.ts');
    expect(readReferral()).toEqual(referral);
    tab.next('/m/home');
    const later = await import('#features/account/state/affiliate.ts');
    expect(later.readReferral()).toEqual(referral);
  },
);

test('accepts an affiliate code that the server confirms for this host @R237', async () => {
  const { backend } = openTab();
  const { isAffiliate } = await import('#features/account/state/affiliate.ts');
  backend.value('affiliateCheck', ({ query }) => ({ success: query.code === 'AFF1' && query.domain === 'site.test' }));
  expect([await isAffiliate('AFF1'), await isAffiliate('AFF2')]).toEqual([true, false]);
});
