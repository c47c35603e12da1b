import { expect, test } from 'vitest';
import { confirmContact } from '#sim/features/account/rules/contact-proofs.ts';
import { type Member, memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { inboxMessages } from '#sim/features/messages/rules/messages.ts';
import { rewards } from '#sim/features/rewards/rules/rewards.ts';
import { advance, isLedgerBalanced, noon, prepareCard, sumBalance, withdrawalPassword } from '#tests/support/money.ts';
import { changeEmail, confirmOwner, loginPassword, outside } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });
const day = 24 * 3_600_000;

const signedIn = async (account = 'player01') => {
  const world = simulator.world();
  await world.signIn(account);
  return world;
};

const exclude = (world: WorldClient, months: 6 | null = 6) =>
  world.call('closeAccount', { body: { kind: 'exclusion', months, loginPassword } });

const confirmReturn = (world: WorldClient) => world.call('confirmReturn', { body: { loginPassword } });

const timeOut = (world: WorldClient, hours: 24 | 720 = 24) =>
  world.call('closeAccount', { body: { kind: 'timeOut', hours } });

test('a time-out closes the account to the minute and ends automatically @X06', async () => {
  const world = await signedIn();
  const endsAt = noon() + day;
  expect((await timeOut(world)).value).toMatchObject({ kind: 'timeOut', endsAt, canReturn: false });
  expect(await world.call('inbox')).toMatchObject({ status: 403, errorCode: 'safety.closed' });
  expect((await world.call('inbox')).value).toEqual({ kind: 'timeOut', endsAt });
  await advance(world, '23h59m');
  expect((await world.signIn('player01')).value.closed).toBe(true);
  expect((await world.call('inbox')).errorCode).toBe('safety.closed');
  await advance(world, '1m');
  expect((await world.call('closedAccount')).value).toBeNull();
  expect((await world.call('inbox')).status).toBe(200);
  expect((await world.signIn('player01')).value.closed).toBeUndefined();
});

test('a self-exclusion counts calendar months and can be extended but not shortened @X06', async () => {
  const world = await signedIn();
  const endsAt = Date.parse('2026-11-06T12:00:00+08:00');
  expect((await exclude(world)).value).toMatchObject({ kind: 'exclusion', endsAt });
  expect((await timeOut(world)).errorCode).toBe('request.conflict');
  expect((await exclude(world)).errorCode).toBe('request.conflict');
  expect((await exclude(world, null)).value.endsAt).toBeNull();
  expect((await exclude(world)).errorCode).toBe('request.conflict');
  expect((await world.call('askReturn')).errorCode).toBe('request.conflict');
});

test('a time-out cannot replace a self-exclusion, before or after its end @X06', async () => {
  const world = await signedIn();
  await exclude(world);
  for (const wait of ['170d', '30d']) {
    await advance(world, wait);
    await world.signIn('player01');
    expect((await timeOut(world, 720)).errorCode).toBe('request.conflict');
    expect((await world.call('closedAccount')).value).toMatchObject({ kind: 'exclusion' });
  }
  await advance(world, '31d');
  expect((await world.signIn('player01')).value.closed).toBe(true);
});

test('after a self-exclusion the account stays closed until a return is requested and confirmed a day later @X06', async () => {
  const world = await signedIn();
  await exclude(world);
  await advance(world, '185d');
  expect((await world.signIn('player01')).value.closed).toBe(true);
  expect((await world.call('closedAccount')).value).toMatchObject({ canReturn: true, returnAt: null });
  expect((await confirmReturn(world)).errorCode).toBe('request.conflict');
  const { returnAt } = (await world.call('askReturn')).value;
  expect((await confirmReturn(world)).errorCode).toBe('request.conflict');
  await advance(world, '24h');
  await world.signIn('player01');
  expect(returnAt).toBe(noon() + 186 * day);
  expect((await confirmReturn(world)).status).toBe(200);
  expect((await world.call('inbox')).status).toBe(200);
});

test('the balance of a closed account can be withdrawn without bonus and wagering requirement @X06 @X17', async () => {
  const world = await signedIn('newbie01');
  await world.call('acceptPromo', { body: { promoId: 401 } });
  const { payUrl } = (await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } })).value;
  await fetch(world.origin + payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
  expect(await sumBalance(world)).toBe(1000);
  await exclude(world);
  expect(await sumBalance(world)).toBe(500);
  const cardId = await prepareCard(world);
  const { status } = await world.call('withdraw', {
    body: { cardId, amount: 500, paymentPassword: withdrawalPassword },
  });
  expect(status).toBe(200);
  await advance(world, '1h');
  await world.signIn('newbie01');
  expect(await sumBalance(world)).toBe(0);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a self-exclusion refunds orders on open draws and cancels unpaid deposits @X06', async () => {
  const world = simulator.world();
  await world.admin('POST', '/scenarios', { names: ['lottery.open-order', 'deposit.pending'] });
  await world.signIn('player01');
  const before = await sumBalance(world);
  await exclude(world);
  expect(await sumBalance(world)).toBe(before + 70);
  const { content } = (await world.call('depositReport', {})).value;
  expect(content[0]).toMatchObject({ status: 'cancelled', amount: 500 });
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a deposit approved after the account was closed is rejected @X06', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const order = { bankId: 'BDO', amount: 800, payerName: 'Tala Reyes' };
  const { depositId } = (await world.call('depositManual', { body: order })).value;
  await world.call('confirmDeposit', { body: { depositId } });
  await timeOut(world);
  const before = await sumBalance(world);
  await advance(world, '5m');
  await world.signIn('player01');
  const { value } = await world.call('depositOrder', { query: { depositId } });
  expect(value).toMatchObject({ status: 'rejected', reason: expect.stringContaining('closed') });
  expect(await sumBalance(world)).toBe(before);
});

test('a closed account gets no messages and no rewards @X06', async () => {
  const world = simulator.world();
  const { state } = simulator.worlds.open(world.name);
  const own = () => ({
    letters: state.by(inboxMessages, 'member', '100003').length,
    offers: state.by(rewards, 'member', '100003').filter((it) => it.state === 'open').length,
  });
  await world.signIn('player01');
  await exclude(world);
  const { letters } = own();
  // Includes a birthday and eight weekly cashbacks.
  await advance(world, '60d');
  expect(own()).toEqual({ letters, offers: 0 });
});

test('another account with the e-mail of a closed one is refused @X06', async () => {
  const world = await signedIn();
  await exclude(world);
  world.token = undefined;
  await world.flags({ REGISTER_FIELDS: ['username', 'password', 'email'] });
  const account = { username: 'tala2', password: 'Sampaguita7', confirmPassword: 'Sampaguita7' };
  const body = { ...account, registerUrl: 'localhost', domain: 'localhost', registerMethod: 'H5', type: 0 } as const;
  const byMail = await world.call('register', { body: { ...body, email: 'TALA.reyes@example.ph' } });
  // The same error as for any taken address: a stranger learns nothing about the account.
  expect(byMail.errorCode).toBe('email.taken');
  expect((await world.call('register', { body: { ...body, email: 'other@example.ph' } })).status).toBe(200);
});

test.each(['09171234567', '639171234567', '0639171234567'])(
  'the number of a closed account cannot be used by another account, written as %s @X06 @A65',
  async (mobileNum) => {
    const world = await signedIn();
    await exclude(world, null);
    await world.signIn('agent41');
    expect((await world.call('getCode', { body: { mobileNum } })).status).toBe(200);
    const body = { mobileNum, verificationCode: (await outside(world)).sms[0]?.code ?? '', loginPassword };
    expect((await world.call('updateMobile', { body })).errorCode).toBe('request.conflict');
    expect((await world.call('securityConfig')).value.mobile).toBeNull();
  },
);

const enterBy = async (world: WorldClient, provider: 'FACEBOOK' | 'GOOGLE') => {
  world.token = undefined;
  const { idToken } = (await world.call('socialConsent', { body: { provider, accountId: 'maria' } })).value;
  const reply = await world.call('socialLogin', { body: { provider, idToken } });
  world.token = reply.value?.token;
  return reply;
};

test('after a self-exclusion on a Facebook account, Google login and the same e-mail are refused @X06', async () => {
  const world = simulator.world();
  await world.flags({ FACEBOOKLOGIN3: true, GOOGLELOGIN3: true, REGISTER_FIELDS: ['username', 'password', 'email'] });
  await enterBy(world, 'FACEBOOK');
  expect((await exclude(world, null)).status).toBe(200);
  expect((await enterBy(world, 'FACEBOOK')).value.closed).toBe(true);
  expect((await enterBy(world, 'GOOGLE')).errorCode).toBe('safety.excluded');
  const account = { username: 'maria2', password: 'Sampaguita7', confirmPassword: 'Sampaguita7' };
  const rest = { registerUrl: 'localhost', domain: 'localhost', registerMethod: 'H5', type: 0 } as const;
  const body = { ...account, ...rest, email: 'Maria.Santos@example.ph' };
  expect((await world.call('register', { body })).errorCode).toBe('email.taken');
});

/** Registers an account with contacts of another person, deposits and excludes it; runs `before` in between. */
const excludeImpostor = async (world: WorldClient, contacts: Record<string, string>, before = () => {}) => {
  await world.flags({ REGISTER_FIELDS: ['username', 'password', 'mobileNum', 'email'], REGISTER_REQUIRED: [] });
  world.token = undefined;
  const place = { registerUrl: 'localhost', domain: 'localhost', registerMethod: 'H5', type: 0 } as const;
  const password = 'Sampaguita7';
  const account = { username: 'impostor1', password, confirmPassword: password };
  world.token =
    (await world.call('register', { body: { ...place, ...account, ...contacts } })).value.token ?? undefined;
  const { payUrl } = (await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 100 } })).value;
  await fetch(world.origin + payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
  before();
  const body = { kind: 'exclusion', months: null, loginPassword: password } as const;
  expect((await world.call('closeAccount', { body })).errorCode).toBeNull();
};

const deposit = (world: WorldClient) => world.call('depositGateway', { body: { bankId: 'GCASH', amount: 100 } });

test('a number entered at registration starts a review of the account with its e-wallet, and closes none @X06 @A99', async () => {
  const world = await signedIn('newbie01');
  await prepareCard(world, '09175550177');
  await excludeImpostor(world, { mobileNum: '09175550177' });
  expect((await world.signIn('newbie01')).value.closed).toBeUndefined();
  expect((await deposit(world)).errorCode).toBe('safety.review');
  expect((await world.call('withdrawInfo')).errorCode).toBeNull();
});

test('an e-wallet with the number of a registration starts a review when it is added @X06 @A99', async () => {
  const world = simulator.world();
  await excludeImpostor(world, { mobileNum: '09175550177' });
  await world.signIn('newbie01');
  expect((await deposit(world)).errorCode).toBeNull();
  await prepareCard(world, '09175550177');
  expect((await deposit(world)).errorCode).toBe('safety.review');
});

test.each(['before', 'after'] as const)(
  'an address entered at registration starts a review of a Google account created %s the exclusion @X06 @A99',
  async (created) => {
    const world = simulator.world();
    await world.flags({ GOOGLELOGIN3: true });
    if (created === 'before') await enterBy(world, 'GOOGLE');
    const { token } = world;
    await excludeImpostor(world, { email: 'maria.santos@example.ph' });
    if (created === 'after') expect((await enterBy(world, 'GOOGLE')).value.closed).toBeUndefined();
    else world.token = token;
    expect(JSON.stringify((await world.call('inbox')).value.content)).toContain('checking your account details');
    expect((await deposit(world)).errorCode).toBe('safety.review');
    expect((await world.call('withdrawInfo')).errorCode).toBeNull();
    await world.admin('POST', '/members/impostor1/safety', { wish: 'open' });
    expect((await deposit(world)).errorCode).toBeNull();
  },
);

/** Turns an account into one that was opened by an earlier version, which stored nothing about unconfirmed contacts. */
const openEarlier = (client: WorldClient, account: string): void => {
  const { state } = simulator.worlds.open(client.name);
  const { unverified: _, ...found } = memberByAccount(state, account) ?? {};
  state.put(members, found as Member);
};

test.each([false, true])(
  'contacts of an account that an earlier version opened close others only once confirmed (%s) @X06 @A99',
  async (isConfirmed) => {
    const email = 'maria.santos@example.ph';
    const world = simulator.world();
    await world.flags({ GOOGLELOGIN3: true });
    await enterBy(world, 'GOOGLE');
    const state = () => simulator.worlds.open(world.name).state;
    await excludeImpostor(world, { email, mobileNum: '09175550177' }, () => {
      openEarlier(world, 'impostor1');
      const found = memberByAccount(state(), 'impostor1');
      if (isConfirmed && found) confirmContact(simulator.worlds.open(world.name), found, 'email', true);
    });
    expect((await enterBy(world, 'GOOGLE')).value.closed).toBe(isConfirmed || undefined);
    expect((await deposit(world)).errorCode).toBe(isConfirmed ? 'safety.closed' : 'safety.review');
  },
);

test('a number that a code has confirmed closes the other account with its e-wallet @X06 @A99', async () => {
  const world = await signedIn('newbie01');
  await prepareCard(world, '09175550177');
  await world.signIn('promo40');
  await world.call('getCode', { body: { mobileNum: '09175550177' } });
  const verificationCode = (await outside(world)).sms[0]?.code ?? '';
  const body = { mobileNum: '09175550177', verificationCode, loginPassword };
  expect((await world.call('updateMobile', { body })).errorCode).toBeNull();
  await exclude(world, null);
  expect((await world.signIn('newbie01')).value.closed).toBe(true);
});

test('a self-exclusion closes other social accounts with the same e-mail address @X06', async () => {
  const world = simulator.world();
  await world.flags({ FACEBOOKLOGIN3: true, GOOGLELOGIN3: true });
  await enterBy(world, 'GOOGLE');
  await enterBy(world, 'FACEBOOK');
  expect((await timeOut(world)).status).toBe(200);
  expect((await enterBy(world, 'GOOGLE')).value.closed).toBeUndefined();
  await enterBy(world, 'FACEBOOK');
  const { endsAt } = (await exclude(world)).value;
  expect((await enterBy(world, 'GOOGLE')).value.closed).toBe(true);
  expect((await world.call('closedAccount')).value).toMatchObject({ kind: 'exclusion', endsAt });
  expect(await isLedgerBalanced(world)).toBe(true);
});

test.each(['email', 'GOOGLE'] as const)(
  'a self-exclusion closes the other account with the same confirmed address (by %s) @X06 @A99',
  async (excludedBy) => {
    const world = simulator.world();
    await world.flags({ GOOGLELOGIN3: true });
    await enterBy(world, 'GOOGLE');
    await world.signIn('newbie01');
    await changeEmail(world, 'Maria.Santos@example.ph');
    if (excludedBy === 'GOOGLE') await enterBy(world, 'GOOGLE');
    expect((await exclude(world, null)).errorCode).toBeNull();
    const { value } = excludedBy === 'GOOGLE' ? await world.signIn('newbie01') : await enterBy(world, 'GOOGLE');
    expect(value.closed).toBe(true);
  },
);

test('setting another member’s name and birthday before a self-exclusion does not close their account @X06', async () => {
  const world = await signedIn('newbie01');
  await confirmOwner(world);
  await world.call('updatePayeeName', { body: { payeeName: 'Tala Reyes' } });
  await world.call('updateBirthday', { body: { birthday: '1994-06-12' } });
  await exclude(world, null);
  await world.signIn('player01');
  await changeEmail(world, 'tala.new@example.ph');
  expect((await world.call('closedAccount')).value).toBeNull();
  expect((await world.call('securityConfig')).value.email).toMatch(/example\.ph$/);
});

test('self-exclusion, return and raising a limit need the password; a time-out does not @X06 @X02', async () => {
  const world = await signedIn();
  const exclusion = { kind: 'exclusion', months: null } as const;
  expect((await world.call('closeAccount', { body: exclusion })).errorCode).toBe('login.wrong-password');
  const guessed = { ...exclusion, loginPassword: 'Passw0rd2' };
  expect((await world.call('closeAccount', { body: guessed })).errorCode).toBe('login.wrong-password');
  expect((await world.call('closedAccount')).value).toBeNull();
  const limit = { kind: 'deposit', period: 'week' } as const;
  await world.call('setLimit', { body: { ...limit, amount: 100 } });
  await world.call('setLimit', { body: { ...limit, amount: null } });
  await advance(world, '24h');
  await world.signIn('player01');
  expect((await world.call('confirmLimit', { body: limit })).errorCode).toBe('login.wrong-password');
  expect((await timeOut(world)).status).toBe(200);
  await exclude(world);
  await advance(world, '185d');
  await world.signIn('player01');
  await world.call('askReturn');
  await advance(world, '24h');
  await world.signIn('player01');
  expect((await world.call('confirmReturn', { body: {} })).errorCode).toBe('login.wrong-password');
  expect((await confirmReturn(world)).status).toBe(200);
});
