import { expect, test } from 'vitest';
import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { balanceOf } from '#sim/core/ledger.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { temporaryPassword } from '#sim/features/account/scenarios/security.ts';
import { payGift } from '#sim/features/cashier/rules/bonus-money.ts';
import { earlierDeposits } from '#sim/features/cashier/rules/own-funds.ts';
import { maxBodyBytes } from '#sim/http/body-limit.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { advance, noon, prepareCard, withdrawalPassword } from '#tests/support/money.ts';
import { confirmOwner } from '#tests/support/security.ts';
import { type Reply, startSimulator, type WorldClient } from '#tests/support/simulator.ts';
import { boardOf, cashOutBy, legOf, matchesOf } from '#tests/support/sports.ts';

const simulator = await startSimulator({ machineTime: noon });

/** Makes the calls that cause the error; returns the last response. */
type CauseError = (world: WorldClient) => Promise<Reply<unknown>>;

const apply = (world: WorldClient, name: string) => world.admin('POST', '/scenarios', { names: [name] });
const json = { 'content-type': 'application/json' };

/** Calls a path directly, for requests that the contract's types do not allow. */
const raw = async (world: WorldClient, path: string, init: RequestInit = {}): Promise<Reply<unknown>> => {
  const response = await world.send(path, init);
  const { value, errorCode } = (await response.json()) as { value: unknown; errorCode: string | null };
  return { status: response.status, headers: response.headers, value, errorCode };
};

const as =
  (account: string, causeError: CauseError): CauseError =>
  async (world) => {
    expect((await world.signIn(account)).status).toBe(200);
    return causeError(world);
  };

const withFlag =
  (flags: Record<string, unknown>): CauseError =>
  async (world) => {
    await world.flags(flags);
    return world.call('hotGames');
  };

const newName = { registerUrl: 'localhost', domain: 'localhost', registerMethod: 'H5', type: 0 } as const;
const password = 'Sampaguita7';
const register = async (world: WorldClient, username: string, affiliateCode = 'AG100002') => {
  await world.flags({ REGISTER_FIELDS: ['affiliateCode'] });
  return world.call('register', {
    body: { ...newName, username, password, confirmPassword: password, affiliateCode },
  });
};

const withdraw = async (world: WorldClient, amount: number, paymentPassword = withdrawalPassword) =>
  world.call('withdraw', { body: { cardId: await prepareCard(world), amount, paymentPassword } });

/** Bets on a draw that was open yesterday. */
const betLate: CauseError = async (world) => {
  const { drawId = '', prizeMode = 'elott' } =
    (await world.call('lotteryList')).value.find((it) => it.code === 'tatlong-numero') ?? {};
  await advance(world, '24h');
  await world.signIn('player01');
  const bets = [{ play: 'straight', numbers: ['1', '2', '3'], stake: 20 }];
  return world.call('placeOrder', { body: { code: 'tatlong-numero', drawId, prizeMode, playType: 'trad', bets } });
};

const account: Partial<Record<ErrorCode, CauseError>> = {
  'session.required': (world) => world.call('balance'),
  'session.expired': as('player01', async (world) => {
    await world.call('logout');
    return world.call('memberInfo');
  }),
  'user.unknown': (world) => world.signIn('locked01'),
  'username.taken': (world) => register(world, 'player01'),
  'email.taken': as('newbie01', (world) => world.call('emailCode', { body: { email: 'tala.reyes@example.ph' } })),
  'permission.denied': as('trial01', (world) => world.call('withdrawInfo')),
};

const forms: Partial<Record<ErrorCode, CauseError>> = {
  'verification.wrong': as('newbie01', (world) =>
    world.call('updateMobile', {
      body: { mobileNum: '9998887766', verificationCode: '0000', loginPassword: 'Passw0rd1' },
    }),
  ),
  'referrer.wrong': (world) => register(world, 'maria2026', 'AG1'),
};

const play = async (world: WorldClient) => {
  const game = await findGame(world);
  return (await open(world, await launch(world, game))).play(game.minBet);
};

const safety: Partial<Record<ErrorCode, CauseError>> = {
  'safety.limit': as('newbie01', async (world) => {
    await world.call('setLimit', { body: { kind: 'deposit', period: 'day', amount: 100 } });
    return world.call('depositGateway', { body: { bankId: 'GCASH', amount: 200 } });
  }),
  'safety.check': as('player01', async (world) => {
    await apply(world, 'safety.check-due');
    return play(world);
  }),
  'safety.closed': as('player01', async (world) => {
    await apply(world, 'safety.time-out');
    return world.call('rewards');
  }),
  'safety.review': as('player01', async (world) => {
    await apply(world, 'safety.identity-review');
    return world.call('depositGateway', { body: { bankId: 'GCASH', amount: 200 } });
  }),
  'identity.required': as('newbie01', async (world) => {
    await world.flags({ IDENTITY_DEPOSIT_ABOVE: 100 });
    return world.call('depositGateway', { body: { bankId: 'GCASH', amount: 200 } });
  }),
  'safety.excluded': async (world) => {
    await world.flags({ FACEBOOKLOGIN3: true, GOOGLELOGIN3: true });
    const enter = async (provider: 'FACEBOOK' | 'GOOGLE') => {
      const { idToken } = (await world.call('socialConsent', { body: { provider, accountId: 'maria' } })).value;
      return world.call('socialLogin', { body: { provider, idToken } });
    };
    world.token = (await enter('FACEBOOK')).value.token;
    expect(
      (await world.call('closeAccount', { body: { kind: 'exclusion', months: null, loginPassword: 'Passw0rd1' } }))
        .status,
    ).toBe(200);
    return enter('GOOGLE');
  },
};

const system: Partial<Record<ErrorCode, CauseError>> = {
  'system.unknown': async (world) => {
    await world.admin('PUT', '/faults', { faults: [{ endpoint: 'version', kind: 'error', code: 'system.unknown' }] });
    return world.call('version');
  },
  'url.empty': (world) => raw(world, '/wps/'),
  'system.upgrading': withFlag({ UPGRADING: true }),
  'system.maintenance': withFlag({ MAINTENANCE: true }),
  'region.restricted': withFlag({ REGION_RESTRICTED: true }),
};

const access: Partial<Record<ErrorCode, CauseError>> = {
  'login.non-member': (world) => world.signIn('staff01'),
  'login.non-agent': async (world) => {
    await world.flags({ SITE_KIND: 'agent' });
    return world.signIn('player01');
  },
};

const openSports = async (world: WorldClient) =>
  open(world, await launch(world, await findGame(world, { gameType: 'SPORTS', name: 'Hardcourt' })));

const betOnMatch = async (world: WorldClient, change: Record<string, unknown>) => {
  const visit = await openSports(world);
  const [match] = matchesOf(await boardOf(visit)).filter(({ phase }) => phase === 'upcoming');
  if (!match) throw new Error('no match');
  return visit.play(20, { legs: [{ ...legOf(match), ...change }] });
};

const others: Partial<Record<ErrorCode, CauseError>> = {
  'login.wrong-password': (world) => world.signIn('player01', 'wrong'),
  'login.captcha-required': async (world) => {
    await apply(world, 'login.captcha-always');
    return world.signIn('player01');
  },
  'login.locked': async (world) => {
    await world.flags({ LOCK_AFTER: 1 });
    await world.signIn('player01', 'wrong');
    return world.signIn('player01');
  },
  'modify.new.old.same': as('player01', (world) =>
    world.call('changePassword', {
      body: { oldPassword: 'Passw0rd1', newPassword: 'Passw0rd1', confirmNewPassword: 'Passw0rd1' },
    }),
  ),
  'password.common': as('player01', (world) =>
    world.call('changePassword', {
      body: { oldPassword: 'Passw0rd1', newPassword: 'trustno1', confirmNewPassword: 'trustno1' },
    }),
  ),
  'mobile.taken': async (world) => {
    await world.flags({ MOBILENUMREG3: true });
    return world.call('smsRegister', { body: { mobileNo: '9171234567' } });
  },
  'verification.expired': async (world) => {
    await world.call('smsNoLogin', { body: { mobileNum: '9171234567' } });
    const { sms } = (await world.admin<{ sms: { code: string }[] }>('GET', '/codes')).body;
    await advance(world, '10m');
    return world.call('login', {
      body: { username: '9171234567', password: sms[0]?.code ?? '', type: 1, countryDialingCode: '63' },
    });
  },
  'login.second-step': async (world) => {
    await apply(world, 'security.two-steps');
    return world.signIn('player01');
  },
  'confirm.required': as('player01', (world) => world.call('passkeyOptions')),
  'passkey.unknown': as('player01', (world) => world.call('confirmOptions')),
  'password.change-required': async (world) => {
    await apply(world, 'security.temporary-password');
    await world.signIn('player01', temporaryPassword);
    return world.call('bankCards');
  },
  'request.invalid': (world) => raw(world, '/wps/session/login', { method: 'POST', headers: json, body: '{}' }),
  'request.too-large': (world) =>
    raw(world, '/wps/session/login', { method: 'POST', headers: json, body: ' '.repeat(maxBodyBytes + 1) }),
  'request.unsupported': (world) =>
    raw(world, '/wps/session/login', {
      method: 'POST',
      headers: { 'content-type': `${json['content-type']}; charset=x` },
    }),
  'request.too-many': async (world) => {
    await world.call('smsNoLogin', { body: { mobileNum: '9171234567' } });
    return world.call('smsNoLogin', { body: { mobileNum: '9171234567' } });
  },
  'request.conflict': as('newbie01', async (world) => {
    await confirmOwner(world);
    await world.call('updatePayeeName', { body: { payeeName: 'Bo Reyes' } });
    return world.call('updatePayeeName', { body: { payeeName: 'Bo Reyes' } });
  }),
  'resource.unknown': as('player01', (world) => world.call('claimReward', { body: { id: 'RW1' } })),
  'balance.insufficient': as('agent41', (world) => withdraw(world, 40_000)),
  'payment.wrong-password': as('agent41', (world) => withdraw(world, 500, '111111')),
  'payment.weak-password': as('agent41', (world) =>
    world.call('setPaymentPassword', { body: { loginPassword: 'Passw0rd1', newPaymentPassword: '123456' } }),
  ),
  'amount.out-of-range': as('agent41', (world) => withdraw(world, 50)),
  'limit.reached': as('newbie01', async (world) => {
    const order = () => world.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } });
    for (let nth = 0; nth < 3; nth += 1) await order();
    return order();
  }),
  'withdraw.held': as('player01', async (world) => {
    const [first, second] = (await world.call('bankCards')).value;
    const secrets = { paymentPassword: withdrawalPassword, loginPassword: 'Passw0rd1' };
    await world.call('removeBankCard', { body: { cardId: second?.cardId ?? '', ...secrets } });
    const body = { cardId: first?.cardId ?? '', amount: 100, paymentPassword: withdrawalPassword };
    return world.call('withdraw', { body });
  }),
  'deposit.required': as('agent41', async (world) => {
    const opened = simulator.worlds.open(world.name);
    const member = memberByAccount(opened.state, 'agent41')?.id ?? '';
    opened.state.remove(earlierDeposits, member);
    payGift(opened, member, { minor: 10_000, type: 'redRain', ref: 'RR', wagering: 0 });
    const body = { purpose: 'withdrawal', password: 'Passw0rd1' } as const;
    await world.call('confirmIdentity', { body });
    // More than everything except the gift.
    const amount = balanceOf(opened.state, `member:${member}`) / 100 - 50;
    return world.call('uplineTransfer', { body: { amount } });
  }),
  'turnover.open': as('player01', async (world) => {
    await apply(world, 'withdraw.turnover-open');
    const [card] = (await world.call('bankCards')).value;
    return world.call('withdraw', {
      body: { cardId: card?.cardId ?? '', amount: 500, paymentPassword: withdrawalPassword },
    });
  }),
  'bonus.ends': as('player01', async (world) => {
    const opened = simulator.worlds.open(world.name);
    const member = memberByAccount(opened.state, 'player01')?.id ?? '';
    payGift(opened, member, { minor: 10_000, type: 'reward', ref: 'RW', wagering: 10_000 });
    const [card] = (await world.call('bankCards')).value;
    return world.call('withdraw', {
      body: { cardId: card?.cardId ?? '', amount: 500, paymentPassword: withdrawalPassword },
    });
  }),
  'promotion.unavailable': as('player01', (world) => world.call('acceptPromo', { body: { promoId: 9 } })),
  'draw.closed': as('player01', betLate),
  'odds.changed': as('player01', (world) => betOnMatch(world, { odds: 99 })),
  'match.closed': as('player01', async (world) =>
    betOnMatch(world, { match: `${dayOf((await world.now()) - 86_400_000)}.mhl.1` }),
  ),
  'cashout.closed': as('player01', async (world) => {
    const visit = await openSports(world);
    const [match] = matchesOf(await boardOf(visit)).filter(({ phase }) => phase === 'upcoming');
    if (!match) throw new Error('no match');
    const { value } = await visit.play(20, { legs: [legOf(match)] });
    return cashOutBy(visit, value.round, 'none');
  }),
  'bet.out-of-range': as('player01', async (world) => {
    const visit = await open(world, await launch(world, await findGame(world)));
    return visit.play(1_000_000);
  }),
  'game.unavailable': as('player01', async (world) => {
    const { nodeId, vassalage, gameId, gameCategory } = await findGame(world, { demo: false });
    return world.call('launchGame', {
      body: { vendor: vassalage, gameId, nodeId, category: gameCategory, showChoice: false, demo: true },
    });
  }),
};

const expectEach = async (table: Partial<Record<ErrorCode, CauseError>>) => {
  for (const [code, causeError] of Object.entries(table)) {
    const { status, errorCode } = await causeError(simulator.world());
    expect([errorCode, status]).toEqual([code, errorStatus[code as ErrorCode]]);
  }
};

test('account errors: no session, ended session, unknown member, taken name or e-mail, no permission @R269', () =>
  expectEach(account));

test('form errors: wrong code, wrong referrer @R270', () => expectEach(forms));
test('safety errors: limit, reality check, closed account, review, identity, exclusion @X02 @X04 @X06', () =>
  expectEach(safety));

test('system errors: failure, missing path, upgrade, maintenance, region @R271', () => expectEach(system));

test('access errors: staff on the member site, players on the agent site @R272', () => expectEach(access));

test('every other error code can be provoked in a world @R275', () => expectEach(others));

test('a game ticket opens one screen, and using it again is refused', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const gameUrl = await launch(world, await findGame(world));
  await open(world, gameUrl);
  expect((await world.send(gameUrl)).status).toBe(errorStatus['ticket.used']);
  const { requests } = (await world.admin<{ requests: { explain: { why: string }[] }[] }>('GET', '/requests')).body;
  expect(requests[0]?.explain[0]?.why).toBe('ticket.used: used before');
});

test('an error contains only the details that the contract defines for the endpoint', async () => {
  const replyValue = async (causeError: CauseError) => (await causeError(simulator.world())).value;
  expect(await replyValue(safety['safety.limit'] as CauseError)).toEqual({
    kind: 'deposit',
    period: 'day',
    amount: 100,
    left: 100,
    resetsAt: null,
  });
  expect(await replyValue(others['limit.reached'] as CauseError)).toEqual({ open: 3 });
  expect(await replyValue(others['draw.closed'] as CauseError)).toMatchObject({ drawId: expect.any(String) });
  expect(await replyValue(others['balance.insufficient'] as CauseError)).toBeNull();
});

test('every error code of the contract is provoked by a test', () => {
  const testedCodes = [account, forms, safety, system, access, others].flatMap((table) => Object.keys(table));
  expect([...testedCodes, 'ticket.used'].sort()).toEqual(Object.keys(errorStatus).sort());
});
