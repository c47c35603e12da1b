import { expect, test } from 'vitest';
import { setBirthday } from '#sim/features/account/rules/birthdays.ts';
import { identities } from '#sim/features/account/rules/identity-record.ts';
import { type Member, memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { changeSecurity } from '#sim/features/account/rules/security-settings.ts';
import { deposits, depositsOf } from '#sim/features/cashier/rules/deposit-record.ts';
import { earlierDeposits } from '#sim/features/cashier/rules/own-funds.ts';
import { withdrawals, withdrawalsOf } from '#sim/features/cashier/rules/withdrawal-record.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { playRound } from '#sim/features/games/rules/rounds.ts';
import { rewards } from '#sim/features/rewards/rules/rewards.ts';
import { decide, submit, umid } from '#tests/support/identity.ts';
import { advance, noon } from '#tests/support/money.ts';
import { freshPassword } from '#tests/support/passwords.ts';
import { loginPassword } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

/** Goal of the mission `daily-rounds`. */
const missionRounds = 20;

const device = 'browser-of-one-person';

/** Logs in on a device; the one of the person is at home, others are elsewhere. */
const enter = async (client: WorldClient, account: string, on: string): Promise<void> => {
  client.network = on === device ? undefined : '203.0.113.9';
  await client.signIn(account, loginPassword, on);
};

/** Two accounts that one person has opened apart from each other, on one device or two, with own deposits. */
const twoAccounts = async (other: string) => {
  const client = simulator.world();
  await client.signIn('player01', loginPassword, device);
  await enter(client, 'promo40', other);
  const world = simulator.worlds.open(client.name);
  const [first, second] = ['player01', 'promo40'].map((it) => memberByAccount(world.state, it));
  if (!first || !second) throw new Error('no such member');
  for (const { id } of [first, second]) world.state.put(earlierDeposits, { id, minor: 100_000 });
  return { client, world, first, second };
};

/** Plays rounds that pay their stakes back. */
const play = (world: ReturnType<typeof simulator.worlds.open>, { id: member }: Member, rounds: number): void => {
  const game = world.state.all(games).find((it) => it.supportPlay && it.gameCategory === 'RNG');
  if (!game) throw new Error('no game');
  const { nodeId, vassalage } = game;
  for (let nth = 0; nth < rounds; nth += 1)
    playRound(
      world,
      { id: 'one-person', member, nodeId, vassalage, demo: false },
      { key: world.id('K'), stake: 2000, decide: () => ({ payout: 2000 }) },
    );
};

test('a mission pays one account of a person per period, and accounts of two people each @R182 @X17', async () => {
  for (const [other, expected] of [
    [device, 'identity.required'],
    ['browser-of-another', null],
  ] as const) {
    const { client, world, first, second } = await twoAccounts(other);
    for (const it of [first, second]) play(world, it, missionRounds);
    const claim = async (account: string, on: string) => {
      await enter(client, account, on);
      return (await client.call('claimMission', { body: { id: 'daily-rounds' } })).errorCode;
    };
    const statusFor = async (account: string, on: string) => {
      await enter(client, account, on);
      return (await client.call('missions')).value.missions.find(({ id }) => id === 'daily-rounds')?.status;
    };
    expect(await statusFor('promo40', other)).toBe('open');
    expect(await claim('player01', device)).toBeNull();
    expect(await statusFor('promo40', other)).toBe(expected ? 'unproven' : 'open');
    expect(await statusFor('player01', device)).toBe('claimed');
    expect(await claim('promo40', other)).toBe(expected);
    await advance(client, '24h');
    play(world, second, missionRounds);
    expect(await statusFor('promo40', other)).toBe('open');
    expect(await claim('promo40', other)).toBeNull();
  }
});

test('a birthday gift is for one account of a person a year @A62 @X17', async () => {
  for (const [other, expected] of [
    [device, 'identity.required'],
    ['browser-of-another', null],
  ] as const) {
    const { client, world, first, second } = await twoAccounts(other);
    for (const it of [first, second]) changeSecurity(world, it.id, { birthday: null });
    setBirthday(world, first, '1990-05-20', 21);
    setBirthday(world, second, '1991-05-25', 21);
    await advance(client, '20d');
    const claim = async (account: string, on: string) => {
      await enter(client, account, on);
      const gift = (await client.call('rewards')).value.find(
        ({ kind, claimedAt, from }) => kind === 'birthday' && !claimedAt && from > noon(),
      );
      return (await client.call('claimReward', { body: { id: gift?.id ?? '' } })).errorCode;
    };
    expect([await claim('player01', device), await claim('promo40', other)]).toEqual([null, expected]);
  }
});

test('the leaderboard pays one prize to a person, and the next place gets the other @R182 @X17', async () => {
  const { client, world, first, second } = await twoAccounts(device);
  for (const { account } of [first, second]) {
    const found = memberByAccount(world.state, account);
    if (found)
      world.state.put(members, {
        ...found,
        mobile: null,
        email: account === 'player01' ? 'ta.la@gmail.com' : 'tala+2@gmail.com',
        unverified: [],
      });
  }
  const third = memberByAccount(world.state, 'newbie01');
  if (!third) throw new Error('no newbie01');
  world.state.put(earlierDeposits, { id: third.id, minor: 100_000 });
  const sevenDays = 7 * 86_400_000;
  await client.admin('PUT', '/clock', { now: new Date(noon() + sevenDays).toISOString() });
  play(world, first, 300);
  play(world, second, 200);
  world.state.put(earlierDeposits, { id: third.id, minor: 100_000 });
  await client.signIn('newbie01');
  const ranking = (await client.call('missions')).value.ranking.slice(0, 2);
  expect(ranking.map(({ prize }) => prize)).toEqual([5000, 0]);
  await advance(client, '7d');
  const prizes = (id: string) =>
    world.state.by(rewards, 'member', id).filter(({ kind, from }) => kind === 'event' && from > noon() + sevenDays)
      .length;
  expect([prizes(first.id), prizes(second.id)]).toEqual([1, 0]);
});

/** How a farmer's accounts appear, by their number. */
const disguises: Record<string, (at: number) => string | undefined> = {
  'random ids': (at) => `random-id-of-window-${at}`,
  'private windows, which have new ids': (at) => `private-window-number-${at}${at}`,
  'no id': () => undefined,
};

const base = { registerUrl: 'localhost', domain: 'localhost', registerMethod: 'H5', type: 0 } as const;
const farmed = [1, 2, 3, 4, 5, 6, 7, 8];

const order = async (client: WorldClient, promoId: number): Promise<number | string> => {
  const { errorCode } = await client.call('acceptPromo', { body: { promoId } });
  if (errorCode) return errorCode;
  const { depositId, payUrl } = (await client.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } })).value;
  await fetch(client.origin + payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
  return (await client.call('depositOrder', { query: { depositId, language: 'EN' } })).value.bonus;
};

/** Registers an account on the machine of a farmer. */
const farm = async (client: WorldClient, at: number, id: string | undefined): Promise<void> => {
  const body = { ...base, username: `farmer00${at}`, password: freshPassword, confirmPassword: freshPassword };
  const headers = id === undefined ? {} : { 'device-id': id };
  client.token = (await client.call('register', { body, headers })).value.token ?? undefined;
  expect(client.token).toBeDefined();
};

test.each(Object.entries(disguises))(
  'eight accounts of one machine with %s get each gift once, and deposit freely @X17',
  async (_, idOf) => {
    const client = simulator.world();
    await client.flags({ REGISTER_FIELDS: [], REGISTER_REQUIRED: [], PACE: false });
    const results: unknown[] = [];
    for (const at of farmed) {
      await farm(client, at, idOf(at));
      const bonus = await order(client, 401);
      const world = simulator.worlds.open(client.name);
      const owner = memberByAccount(world.state, `farmer00${at}`);
      if (!owner) throw new Error('not registered');
      const { payUrl } = (await client.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } })).value;
      await fetch(client.origin + payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
      play(world, owner, missionRounds);
      results.push([bonus, (await client.call('claimMission', { body: { id: 'daily-rounds' } })).errorCode]);
    }
    expect(results).toEqual(farmed.map((at) => (at === 1 ? [500, null] : ['identity.required', 'identity.required'])));
  },
);

test('a household goes on with a verified identity, and one person does not @X17 @X37', async () => {
  for (const [birthday, expected] of [
    ['1990-05-06', 25],
    ['1994-06-12', 'promotion.unavailable'],
  ] as const) {
    const client = simulator.world();
    await client.signIn('player01', loginPassword, device);
    expect(await order(client, 452)).toBe(25);
    await client.signIn('newbie01', loginPassword, device);
    expect(await order(client, 452)).toBe('identity.required');
    expect((await client.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } })).errorCode).toBeNull();
    // player01 is Tala Reyes, born on 1994-06-12.
    const fullName = expected === 25 ? 'Juan Dela Cruz' : 'Reyes Tála Jr.';
    expect((await submit(client, { ...umid, birthday, fullName })).errorCode).toBeNull();
    await decide(client, 'newbie01', { decision: 'approve' });
    expect(await order(client, 452)).toBe(expected);
  }
});

test.each([
  ['opens', 'has moved money in its name', 25],
  ['opens', 'has verified an identity', 25],
  ['does not open', 'has only entered a name', 'identity.required'],
] as const)('a verified identity %s a gift if the account that took it %s @X17 @X37', async (_, taken, expected) => {
  const client = simulator.world();
  await client.signIn('player01', loginPassword, device);
  expect(await order(client, 452)).toBe(25);
  const world = simulator.worlds.open(client.name);
  const taker = memberByAccount(world.state, 'player01');
  if (!taker) throw new Error('no player01');
  world.state.remove(identities, taker.id);
  changeSecurity(world, taker.id, { payeeName: null, birthday: null });
  await client.signIn('newbie01', loginPassword, device);
  await submit(client, umid);
  await decide(client, 'newbie01', { decision: 'approve' });
  expect(await order(client, 452)).toBe('identity.required');
  if (taken === 'has verified an identity') {
    await client.signIn('player01', loginPassword, device);
    const documentNumber = '0222-7654321-8';
    await submit(client, { ...umid, documentNumber, fullName: 'Tala Reyes', birthday: '1994-06-12' });
    await decide(client, 'player01', { decision: 'approve' });
    await client.signIn('newbie01', loginPassword, device);
  } else changeSecurity(world, taker.id, { payeeName: 'Tala Reyes' });
  if (taken === 'has only entered a name') {
    for (const { id } of withdrawalsOf(world.state, taker.id)) world.state.remove(withdrawals, id);
    for (const it of depositsOf(world.state, taker.id)) world.state.put(deposits, { ...it, payerName: null });
  }
  expect(await order(client, 452)).toBe(expected);
});
