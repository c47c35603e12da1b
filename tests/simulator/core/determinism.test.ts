import { afterAll, expect, test } from 'vitest';
import { open } from '#tests/support/game-visit.ts';
import { prepareCard, withdrawalPassword } from '#tests/support/money.ts';
import { freshPassword } from '#tests/support/passwords.ts';
import { startSimulator, WorldClient } from '#tests/support/simulator.ts';
import { originOf, spawnSimulator } from '#tests/support/simulator-process.ts';

/** A client that records every response: status, time and body, byte for byte. */
class Recorder extends WorldClient {
  readonly replies: string[] = [];

  override async send(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await super.send(path, init);
    const text = await response.clone().text();
    this.replies.push(`${init.method} ${path} ${response.status} ${response.headers.get('date')} ${text}`);
    return response;
  }
}

/** A day of a member: login, play, deposit, a bet on a draw. */
const callAsMember = async (world: Recorder): Promise<void> => {
  await world.call('captcha');
  await world.signIn('player01', 'wrong');
  await world.signIn('player01');
  for (const endpoint of ['templateSettings', 'memberInfo', 'balance', 'gameVendors', 'hotGames', 'winners'] as const)
    await world.call(endpoint);
  const game = { vendor: 'LIKHA', gameId: 'likha-1001', nodeId: 1001 };
  await world.call('addFavourite', { body: { nodeId: 1001, vendor: 'LIKHA' } });
  await world.call('favouriteGames');
  const launched = await world.call('launchGame', { body: { ...game, category: 'RNG', showChoice: false } });
  const visit = await open(world, launched.value.gameUrl);
  world.replies.push(JSON.stringify(visit.visit));
  for (let round = 0; round < 5; round += 1) world.replies.push(JSON.stringify((await visit.play(10)).value));
  await world.call('walletTransfer', { body: { from: 'main', to: 'JL', amount: 120.55 } });
  const deposit = await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } });
  await world.send(deposit.value.payUrl ?? '');
  await world.send(deposit.value.payUrl ?? '', { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
  for (const endpoint of [
    'bets',
    'memberPnl',
    'transactions',
    'depositReport',
    'rewards',
    'missions',
    'inbox',
  ] as const)
    await world.call(endpoint);
  const lottery = (await world.call('lotteryList')).value.find((it) => it.code === 'tatlong-numero');
  const { code = '', drawId = '', prizeMode = 'lott' } = lottery ?? {};
  const bets = [{ play: 'last1', numbers: ['7'], stake: 20 }];
  const body = { code, drawId, prizeMode, playType: 'trad', bets } as const;
  const order = await world.call('placeOrder', { body });
  await world.admin('PUT', '/clock', { advance: '3h' });
  await world.signIn('player01');
  await world.call('orderDetail', { query: { orderId: order.value.orderId } });
  await world.call('openedNumbers', { query: { code } });
};

/** A guest who registers and withdraws money. */
const callAsNewMember = async (world: Recorder): Promise<void> => {
  await world.flags({ REGISTER_FIELDS: [] });
  const password = 'Sampaguita7';
  const place = { registerUrl: 'localhost', domain: 'localhost', registerMethod: 'H5', type: 0 } as const;
  await world.call('register', { body: { ...place, username: 'maria2026', password, confirmPassword: password } });
  await world.call('smsNoLogin', { body: { mobileNum: '9171234567' } });
  await world.admin('GET', '/codes');
  await world.signIn('agent41');
  const cardId = await prepareCard(world);
  await world.call('withdraw', { body: { cardId, amount: 500, paymentPassword: withdrawalPassword } });
  await world.admin('PUT', '/clock', { advance: '25m' });
  await world.call('withdrawReport');
};

/** A day of an agent, with a new downline account that is paid. */
const callAsAgent = async (world: Recorder): Promise<void> => {
  await world.signIn('agent01');
  for (const endpoint of ['teamKpiA', 'teamKpiB', 'teamKpiC', 'subordinate', 'teamBets', 'currentDailySalary'] as const)
    await world.call(endpoint);
  await world.call('createDownline', { body: { username: 'bago2026', password: freshPassword, kind: 'player' } });
  await world.call('createAffiliateUrl', { body: { kind: 'agent', rebates: { RNG: 0.004 } } });
  await world.call('transferDownline', { body: { account: 'bago2026', amount: 50, paymentPassword: '246810' } });
  await world.admin('PUT', '/clock', { advance: '14h' });
  await world.signIn('agent01');
  for (const endpoint of ['agentRebates', 'salaryHistory', 'dividendHistory', 'transactions', 'redRain'] as const)
    await world.call(endpoint);
};

const repliesOf = async (origin: string): Promise<readonly string[]> => {
  const order = { name: 'twin', seed: 'sampaguita', now: '2026-05-06T12:00:00+08:00' };
  const response = await fetch(`${origin}/__admin/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  expect(response.status).toBe(201);
  const world = new Recorder(origin, 'twin');
  await callAsMember(world);
  await callAsNewMember(world);
  await callAsAgent(world);
  return world.replies;
};

const child = spawnSimulator('--data', 'none');
afterAll(() => void child.kill());

test('two processes with the same seed return identical bytes for the same calls', async () => {
  const here = await startSimulator();
  const [one, two] = await Promise.all([repliesOf(here.origin), originOf(child).then(repliesOf)]);
  expect(one.length).toBeGreaterThan(50);
  const refused = one.filter((it) => /^\S+ \S+ [45]\d\d /.test(it)).map((it) => it.split(' GMT ')[0]);
  expect(refused).toEqual([expect.stringMatching(/^POST \/wps\/session\/login 400 /)]);
  expect(two).toEqual(one);
});
