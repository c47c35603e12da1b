import { expect, test } from 'vitest';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { agentRates, ratesOf, ratesOn } from '#sim/features/agent/rules/agent-rates.ts';
import { logInFirst, ownPassword } from '#tests/support/first-login.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { advance, isLedgerBalanced, noon, sumBalance } from '#tests/support/money.ts';
import { freshPassword } from '#tests/support/passwords.ts';
import { loginPassword } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });
const month = { startDate: '2026-04-06', endDate: '2026-05-06' };
const paymentPassword = '246810';

const signedIn = async (account = 'agent01') => {
  const world = simulator.world();
  await world.signIn(account);
  return world;
};

const play = async (world: WorldClient, rounds: number, stake: number) => {
  const visit = await open(world, await launch(world, await findGame(world, { name: 'Kidlat Fortune' })));
  let payout = 0;
  for (let nth = 0; nth < rounds; nth += 1) payout += (await visit.play(stake)).value.payout;
  return payout;
};

const errorOf = async (reply: Promise<{ errorCode: string | null }>) => (await reply).errorCode;

test.each(['player01', 'promo40', 'trial01'])('%s has no access to the team @R185', async (account) => {
  const world = await signedIn(account);
  for (const endpoint of ['teamKpiA', 'teamKpiB', 'teamKpiC', 'downlines', 'rebateSettings', 'affiliateUrls'] as const)
    expect(await errorOf(world.call(endpoint)), endpoint).toBe('permission.denied');
  expect(await errorOf(simulator.world().call('downlines'))).toBe('session.required');
});

test('an agent’s new account needs a name and a password when the registration asks for neither @R257 @R145', async () => {
  const world = await signedIn();
  await world.flags({ REGISTER_FIELDS: [], REGISTER_REQUIRED: [] });
  const create = (username: string, password: string) =>
    world.call('createDownline', { body: { username, password, kind: 'player' } });
  expect(await errorOf(create('ab', freshPassword))).toBe('request.invalid');
  expect(await errorOf(create('bago2026', 'a'))).toBe('request.invalid');
  expect((await world.call('checkUsername', { query: { username: 'ab' } })).value).toEqual({ available: false });
  expect(await errorOf(create('bago2026', freshPassword))).toBeNull();
});

test('team counters follow today’s logins, bets and registrations @R204 @R256', async () => {
  const world = await signedIn();
  const counters = async () => ({
    ...(await world.call('teamKpiA', { query: { size: 0 } })).value.footer,
    ...(await world.call('teamKpiB')).value.footer,
    ...(await world.call('teamKpiC')).value.footer,
  });
  const before = await counters();
  expect(before).toMatchObject({ teamLoginMemberCount: 3, teamBetMemberCount: 3, teamRegisterMemberCount: 1 });
  expect(before.teamSize).toBeGreaterThan(10);
  const agent = world.token;
  await world.signIn('player01');
  const payout = await play(world, 4, 10);
  world.token = agent;
  await world.call('createDownline', { body: { username: 'bago2026', password: freshPassword, kind: 'player' } });
  const after = await counters();
  expect(after).toMatchObject({
    teamLoginMemberCount: 4,
    teamOnlineCount: 1,
    teamBetMemberCount: 4,
    teamRegisterMemberCount: 2,
    teamSize: before.teamSize + 1,
  });
  expect(after.teamStake).toBeCloseTo(before.teamStake + 40, 2);
  expect(after.teamPayout).toBeCloseTo(before.teamPayout + payout, 2);
  expect(after.teamBalance).toBeCloseTo(before.teamBalance - 40 + payout, 2);
});

test('a period is listed by day, and the days add up to its total @R256', async () => {
  const world = await signedIn('topagent01');
  const { content, footer } = (await world.call('teamKpiB', { query: month })).value;
  expect(content).toHaveLength(31);
  expect(content[0]?.day).toBe('2026-05-06');
  const sum = content.reduce((total, { stake }) => total + stake, 0);
  expect(sum).toBeCloseTo(footer.teamStake, 2);
  expect((await world.call('teamKpiA', { query: { ...month, size: 0 } })).value.content).toEqual([]);
});

test('the downline can be opened by level and searched, and accounts outside it are unknown @R257', async () => {
  const world = await signedIn();
  const list = async (query = {}) => (await world.call('subordinate', { query: { ...month, ...query } })).value;
  const top = await list();
  expect(top.path).toEqual(['agent01']);
  expect(top.content.map(({ level }) => new Set([level]))).toContainEqual(new Set([1]));
  expect(top.content.find(({ account }) => account === 'mayumi07')).toMatchObject({ type: 1, team: 4 });
  const below = await list({ account: 'silangan2' });
  expect(below.path).toEqual(['agent01', 'mayumi07', 'silangan2']);
  expect(below.content).toMatchObject([{ account: 'pareng5', level: 3, online: false }]);
  expect((await list({ search: 'jun' })).content.map(({ account }) => account)).toEqual(['kuyajun21']);
  const unknown = await world.call('subordinate', { query: { account: 'topagent01' } });
  expect([unknown.status, unknown.errorCode]).toEqual([404, 'user.unknown']);
  expect(await errorOf(world.call('downline', { query: { account: 'agent01' } }))).toBe('user.unknown');
  const names = (await world.call('downlines', { query: { search: 'A' } })).value;
  expect(names).toContainEqual({ account: 'pareng5', type: 0, level: 3 });
});

test('an account opened by an agent must change its password first and can then open others @R257', async () => {
  const world = await signedIn();
  const create = (body: object) =>
    world.call('createDownline', { body: { password: freshPassword, kind: 'agent', ...body } as never });
  const free = async (username: string) => (await world.call('checkUsername', { query: { username } })).value.available;
  expect([await free('sanga2026'), await free('PLAYER01'), await free('a b')]).toEqual([true, false, false]);
  expect((await create({ username: 'sanga2026', rebates: { RNG: 0.005 } })).value.type).toBe(1);
  expect(await errorOf(create({ username: 'sanga2026' }))).toBe('username.taken');
  expect(await errorOf(create({ username: 'sanga2027', password: 'short' }))).toBe('request.invalid');
  expect(await errorOf(create({ username: 'sanga2027', rebates: { RNG: 0.0105 } }))).toBe('amount.out-of-range');
  expect(await errorOf(create({ username: 'sanga2027', rebates: { CHESS: 0.001 } }))).toBe('request.invalid');
  expect((await world.signIn('sanga2026', freshPassword)).value).toMatchObject({
    customerType: 1,
    firstTimeLogin: true,
  });
  expect(await errorOf(world.call('rebateSettings'))).toBe('password.change-required');
  await logInFirst(world, 'sanga2026');
  expect((await world.call('rebateSettings')).value.own.RNG).toBe(0.005);
  expect((await create({ username: 'dahon2026', kind: 'player' })).value).toEqual({ account: 'dahon2026', type: 0 });
  await world.signIn('agent01');
  const { path } = (await world.call('subordinate', { query: { account: 'dahon2026' } })).value;
  expect(path).toEqual(['agent01', 'sanga2026', 'dahon2026']);
});

const confirmRebates = (world: WorldClient) =>
  world.call('confirmIdentity', { body: { purpose: 'rebates', password: loginPassword } });

test('rebates stay between those of the upline and those of the downline @R257', async () => {
  const world = await signedIn();
  await confirmRebates(world);
  const change = (account: string, rebates: Record<string, number>) =>
    world.call('updateDownlineRebates', { body: { account, rebates } });
  const { own, step } = (await world.call('rebateSettings')).value;
  expect(own.RNG).toBe(0.01);
  expect((await change('mayumi07', { RNG: 0.0085 })).value.rebates.RNG).toBe(0.0085);
  expect(await errorOf(change('mayumi07', { RNG: (own.RNG ?? 0) + step }))).toBe('amount.out-of-range');
  expect(await errorOf(change('mayumi07', { RNG: 0.0055 }))).toBe('amount.out-of-range');
  expect(await errorOf(change('mayumi07', { RNG: 0.00851 }))).toBe('request.invalid');
  expect(await errorOf(change('topagent01', { RNG: 0 }))).toBe('user.unknown');
  const found = (await world.call('downline', { query: { account: 'mayumi07' } })).value;
  expect([found.rebates.RNG, found.maxRebates.RNG]).toEqual([0.0085, 0.01]);
  const { content } = (await world.call('teamRebates', { query: { search: 'silangan' } })).value;
  expect(content).toMatchObject([{ account: 'silangan2', maxRebates: { RNG: 0.0085 } }]);
});

test('a session without the password cannot change rebates @R257 @X18', async () => {
  const world = await signedIn();
  const body = { account: 'mayumi07', rebates: { RNG: 0.0085 } };
  const ratesNow = async () => (await world.call('downline', { query: { account: 'mayumi07' } })).value.rebates;
  const before = await ratesNow();
  const refused = await world.call('updateDownlineRebates', { body });
  expect([refused.errorCode, refused.value]).toEqual([
    'confirm.required',
    { purpose: 'rebates', methods: ['password'] },
  ]);
  expect(await ratesNow()).toEqual(before);
  // Sending the present rates changes nothing.
  expect(await errorOf(world.call('updateDownlineRebates', { body: { ...body, rebates: before } }))).toBeNull();
  await confirmRebates(world);
  expect((await world.call('updateDownlineRebates', { body })).value.rebates.RNG).toBe(0.0085);
});

test('transfers to one or many accounts validate each line, and a repeated idempotency key pays once @R257', async () => {
  const world = await signedIn();
  const before = await sumBalance(world);
  const one = { account: 'indaymay', amount: 50, paymentPassword };
  const headers = { 'idempotency-key': 'transfer-1' };
  const first = await world.call('transferDownline', { body: one, headers });
  expect((await world.call('transferDownline', { body: one, headers })).value).toEqual(first.value);
  expect(first.value.sumBalance).toBeCloseTo(before - 50, 2);
  expect(await errorOf(world.call('transferDownline', { body: { ...one, paymentPassword: '1' } }))).toBe(
    'payment.wrong-password',
  );
  expect(await errorOf(world.call('transferDownline', { body: { ...one, account: 'ligaya12' } }))).toBe('user.unknown');
  const many = (transfers: { account: string; amount: number }[]) =>
    world.call('transferMultipleDownline', { body: { transfers, paymentPassword } });
  const [a, b] = [
    { account: 'boyet77', amount: 20 },
    { account: 'bagong88', amount: 30.5 },
  ] as const;
  const problemsOf = async (transfers: { account: string; amount: number }[]) =>
    (await many(transfers)).value.lines.map(({ problem, id }) => problem ?? (id === null ? 'lost' : 'moved'));
  expect(await sumBalance(world)).toBeCloseTo(before - 50, 2);
  const { value } = await many([a, b]);
  expect(value).toMatchObject({ total: 50.5, lines: [{ account: 'boyet77', problem: null }, { problem: null }] });
  expect(value.sumBalance).toBeCloseTo(before - 100.5, 2);
  const stranger = { account: 'ligaya12', amount: 5 };
  expect(await problemsOf([a, stranger, a, { ...b, amount: 9_000_000 }, { account: 'indaymay', amount: 1 }])).toEqual([
    'moved',
    'user.unknown',
    'request.conflict',
    'balance.insufficient',
    'moved',
  ]);
  expect(await sumBalance(world)).toBeCloseTo(before - 121.5, 2);
  await world.signIn('bagong88');
  expect((await world.call('transactions')).value.content[0]).toMatchObject({ amount: 30.5, ref: value.lines[1]?.id });
  expect((await world.call('withdrawInfo')).value.openTurnover).toBe(30.5);
  expect((await world.call('unreadCount')).value).toBeGreaterThan(0);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a member who registers with a link joins the team with the link’s type and rebates @R237 @R257', async () => {
  const world = await signedIn();
  const headers = { origin: 'https://kidlat.example', 'sec-fetch-site': 'same-origin' };
  const [standing] = (await world.call('affiliateUrls', { headers })).value;
  expect(standing).toMatchObject({ code: 'AG100002', kind: 'player', registered: 0 });
  expect(standing?.url).toBe('https://kidlat.example/m/register?affiliateCode=AG100002');
  const make = (body: object) => world.call('createAffiliateUrl', { body: body as never });
  expect(await errorOf(make({ kind: 'agent', rebates: { RNG: 0.5 } }))).toBe('amount.out-of-range');
  const { value: link } = await make({ kind: 'agent', rebates: { RNG: 0.004 } });
  expect(link.qr).toMatch(/^data:image\/svg/);
  const check = async (code: string) =>
    (await world.call('affiliateCheck', { query: { code, domain: 'kidlat.example' } })).value.success;
  expect([await check(link.code), await check('AF000000')]).toEqual([true, false]);
  const visitor = simulator.world(world.name);
  await visitor.flags({ REGISTER_FIELDS: ['username', 'password', 'affiliateCode'] });
  const body = {
    username: 'linkako1',
    password: freshPassword,
    confirmPassword: freshPassword,
    affiliateCode: link.code,
    registerUrl: 'kidlat.example',
    registerMethod: 'H5',
    domain: 'kidlat.example',
    type: 0,
  };
  expect((await visitor.call('register', { body: body as never })).value).toMatchObject({ customerType: 1 });
  const found = (await world.call('downline', { query: { account: 'linkako1' } })).value;
  expect(found).toMatchObject({ level: 1, type: 1, rebates: { RNG: 0.004, LIVE: 0 } });
  expect((await world.call('affiliateUrls')).value[1]).toMatchObject({ code: link.code, registered: 1 });
  simulator.worlds.open(world.name).state.put(agentRates, { id: '100002', rates: { RNG: 0.003 } });
  await visitor.call('register', { body: { ...body, username: 'linkako2' } as never });
  const later = (await world.call('downline', { query: { account: 'linkako2' } })).value;
  expect(later).toMatchObject({ rebates: { RNG: 0.003 }, maxRebates: { RNG: 0.003 } });
  for (let nth = 0; nth < 18; nth += 1) await make({ kind: 'player' });
  expect(await errorOf(make({ kind: 'player' }))).toBe('limit.reached');
});

test('a player’s bets appear in the reports of every agent above', async () => {
  const world = await signedIn('player01');
  const payout = await play(world, 3, 10);
  for (const account of ['agent01', 'topagent01']) {
    await world.signIn(account);
    const bets = (await world.call('teamBets', { query: { account: 'player01' } })).value;
    expect(bets.total).toBe(3);
    expect(bets.footer.stake).toBe(30);
    expect(bets.footer.payout).toBeCloseTo(payout, 2);
    const pnl = (await world.call('teamPnl', { query: month })).value;
    const net = pnl.content.reduce((sum, it) => sum + it.net, 0);
    expect(net).toBeCloseTo(pnl.footer.net, 2);
    expect(pnl.footer.members).toBeGreaterThan(10);
  }
  await world.signIn('agent41');
  expect(await errorOf(world.call('teamBets', { query: { account: 'player01' } }))).toBe('user.unknown');
  expect((await world.call('teamBets')).value.total).toBe(0);
});

test('an agent is paid the rebate difference at midnight', async () => {
  const world = await signedIn('player01');
  await play(world, 10, 10);
  await world.signIn('agent01');
  const before = await sumBalance(world);
  const open = (await world.call('agentRebates')).value;
  expect(open.content).toMatchObject([{ day: '2026-05-06', status: 'open' }]);
  expect(open.footer.amount).toBeGreaterThan(1);
  await advance(world, '13h');
  await world.signIn('agent01');
  const query = { startDate: '2026-05-06', endDate: '2026-05-06' };
  expect((await world.call('agentRebates', { query })).value).toMatchObject({
    content: [{ status: 'paid', amount: open.footer.amount }],
    footer: open.footer,
  });
  const booked = async (code: string) =>
    (await world.call('transactions', { query: { types: 'A', code } })).value.content[0]?.amount ?? 0;
  expect(await booked('agentRebate')).toBe(open.footer.amount);
  // The contract of the day is paid at the same hour.
  expect(await sumBalance(world)).toBeCloseTo(before + open.footer.amount + (await booked('salary')), 2);
});

test('changed rebates apply from the next day @R257', async () => {
  const world = await signedIn('player01');
  await play(world, 10, 10);
  await world.signIn('agent01');
  const earned = async (query = {}) => (await world.call('agentRebates', { query })).value.footer.amount;
  const before = await earned();
  const { rebates } = (await world.call('downline', { query: { account: 'player01' } })).value;
  const none = Object.fromEntries(Object.keys(rebates).map((category) => [category, 0]));
  await confirmRebates(world);
  await world.call('updateDownlineRebates', { body: { account: 'player01', rebates: none } });
  expect(await earned()).toBe(before);
  await advance(world, '13h');
  await world.signIn('player01');
  await play(world, 10, 10);
  await world.signIn('agent01');
  expect(await earned({ startDate: '2026-05-06', endDate: '2026-05-06' })).toBe(before);
  // Of 100 staked, the agent earns the full 0.01.
  expect(await earned()).toBe(1);
});

test('on its first day a new account has no higher rebates than its upline agent @R257', async () => {
  const world = await signedIn();
  await confirmRebates(world);
  await world.call('updateDownlineRebates', { body: { account: 'mayumi07', rebates: { RNG: 0.01 } } });
  await world.signIn('mayumi07');
  const body = { username: 'bago2026', password: freshPassword, kind: 'player', rebates: { RNG: 0.01 } } as const;
  expect((await world.call('createDownline', { body })).errorCode).toBeNull();
  const { state } = simulator.worlds.open(world.name);
  const idOf = (account: string) => memberByAccount(state, account)?.id ?? '';
  const rates = (day: string) => ['mayumi07', 'bago2026'].map((account) => ratesOn(state, idOf(account), day).RNG);
  const [held = 0, first = 0] = rates('2026-05-06');
  expect(held).toBeLessThan(0.01);
  expect(first).toBe(held);
  expect(rates('2026-05-07')).toEqual([0.01, 0.01]);
  expect(ratesOf(state, idOf('bago2026')).RNG).toBe(0.01);
});

test('opening accounts is rate limited, and red rain caught by an opened account is locked until wagered @R257 @X17', async () => {
  const world = await signedIn();
  const open = (username: string) =>
    errorOf(world.call('createDownline', { body: { username, password: freshPassword, kind: 'agent' } }));
  for (let at = 0; at < 20; at += 1) expect(await open(`sanga${100 + at}`)).toBeNull();
  expect(await open('sanga200')).toBe('request.too-many');
  const grabFirstRain = async () => {
    const { rainId } = (await world.call('redRain')).value;
    return world.call('grabRedRain', { body: { rainId } });
  };
  await advance(world, '8h2m');
  await logInFirst(world, 'sanga100');
  expect(await errorOf(grabFirstRain())).toBe('promotion.unavailable');
  await advance(world, '24h');
  await world.signIn('sanga100', ownPassword);
  const { amount } = (await grabFirstRain()).value;
  await world.call('confirmIdentity', { body: { purpose: 'withdrawal', password: ownPassword } });
  expect(await errorOf(world.call('uplineTransfer', { body: { amount } }))).toBe('turnover.open');
  const exclusion = { kind: 'exclusion', months: 6, loginPassword: ownPassword } as const;
  await world.call('closeAccount', { body: exclusion });
  expect(await sumBalance(world)).toBe(0);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a person with several agent accounts catches one envelope of a red rain @R035 @X17', async () => {
  const world = simulator.world();
  await advance(world, '8h1m');
  const grabOn = async (device: string, username: string, network?: string) => {
    world.network = network;
    await world.signIn(username, loginPassword, device);
    const { rainId } = (await world.call('redRain')).value;
    return (await world.call('grabRedRain', { body: { rainId } })).errorCode;
  };
  expect(await grabOn('browser-of-one-person', 'agent01')).toBeNull();
  expect(await grabOn('browser-of-one-person', 'agent41')).toBe('identity.required');
  expect(await grabOn('browser-of-another', 'agent41')).toBe('identity.required');
  expect(await grabOn('browser-of-another', 'topagent01', '203.0.113.9')).toBeNull();
});

test('the red rain runs at 8:00 PM, and an agent can catch one envelope', async () => {
  const world = await signedIn();
  const rain = async () => (await world.call('redRain')).value;
  const grab = async (rainId: string) => world.call('grabRedRain', { body: { rainId } });
  const waiting = await rain();
  expect(waiting).toMatchObject({ status: 'waiting', left: 88, grabbed: null, board: [] });
  expect(await errorOf(grab(waiting.rainId))).toBe('promotion.unavailable');
  expect(await errorOf(grab('RR-1999-01-01'))).toBe('resource.unknown');
  await advance(world, '8h2m');
  await world.signIn('agent01');
  const before = await sumBalance(world);
  const caught = (await grab(waiting.rainId)).value;
  expect(caught.sumBalance).toBeCloseTo(before + caught.amount, 2);
  expect(await errorOf(grab(waiting.rainId))).toBe('promotion.unavailable');
  const running = await rain();
  expect(running).toMatchObject({ status: 'running', grabbed: caught.amount });
  expect(running.left).toBeLessThan(80);
  expect(running.board.length).toBe(10);
  await advance(world, '8m');
  expect((await rain()).status).toBe('over');
  await advance(world, '1h');
  await world.signIn('agent01');
  expect((await rain()).status).toBe('waiting');
  expect(await isLedgerBalanced(world)).toBe(true);
});
