import { expect, test } from 'vitest';
import { missionTerms } from '#contract/rewards/reward-terms.ts';
import { setBirthday } from '#sim/features/account/rules/birthdays.ts';
import { type Member, memberByAccount } from '#sim/features/account/rules/members.ts';
import { changeSecurity } from '#sim/features/account/rules/security-settings.ts';
import { earlierDeposits } from '#sim/features/cashier/rules/own-funds.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { playRound } from '#sim/features/games/rules/rounds.ts';
import { rewards } from '#sim/features/rewards/rules/rewards.ts';
import { advance, noon } from '#tests/support/money.ts';
import { loginPassword } from '#tests/support/security.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const device = 'browser-of-one-person';

/** Two accounts that one person has opened apart from each other, on one device or two, with own deposits. */
const twoAccounts = async (other: string) => {
  const client = simulator.world();
  await client.signIn('player01', loginPassword, device);
  await client.signIn('promo40', loginPassword, other);
  const world = simulator.worlds.open(client.name);
  const [first, second] = ['player01', 'promo40'].map((it) => memberByAccount(world.state, it));
  if (!first || !second) throw new Error('no such member');
  for (const { id } of [first, second]) world.state.put(earlierDeposits, { id, centavos: 100_000 });
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
    [device, 'promotion.unavailable'],
    ['browser-of-another', null],
  ] as const) {
    const { client, world, first, second } = await twoAccounts(other);
    for (const it of [first, second]) play(world, it, missionTerms.rounds);
    const claim = async (account: string, on: string) => {
      await client.signIn(account, loginPassword, on);
      return (await client.call('claimMission', { body: { id: 'daily-rounds' } })).errorCode;
    };
    const statusFor = async (account: string, on: string) => {
      await client.signIn(account, loginPassword, on);
      return (await client.call('missions')).value.missions.find(({ id }) => id === 'daily-rounds')?.status;
    };
    expect(await statusFor('promo40', other)).toBe('open');
    expect(await claim('player01', device)).toBeNull();
    expect(await statusFor('promo40', other)).toBe(expected ? 'claimed-elsewhere' : 'open');
    expect(await statusFor('player01', device)).toBe('claimed');
    expect(await claim('promo40', other)).toBe(expected);
    await advance(client, '24h');
    play(world, second, missionTerms.rounds);
    expect(await statusFor('promo40', other)).toBe('open');
    expect(await claim('promo40', other)).toBeNull();
  }
});

test('a birthday gift is for one account of a person a year @A62 @X17', async () => {
  for (const [other, gifts] of [
    [device, 1],
    ['browser-of-another', 2],
  ] as const) {
    const { client, world, first, second } = await twoAccounts(other);
    const given = () =>
      [first, second]
        .flatMap(({ id }) => world.state.by(rewards, 'member', id))
        .filter(({ kind, from }) => kind === 'birthday' && from >= noon()).length;
    for (const it of [first, second]) changeSecurity(world, it.id, { birthday: null });
    setBirthday(world, first, '1990-05-20', 21);
    setBirthday(world, second, '1991-05-25', 21);
    await advance(client, '30d');
    expect(given()).toBe(gifts);
    await advance(client, '365d');
    expect(given()).toBe(2 * gifts);
  }
});

test('the leaderboard pays one prize to a person, and the next place gets the other @R182 @X17', async () => {
  const { client, world, first, second } = await twoAccounts(device);
  const third = memberByAccount(world.state, 'newbie01');
  if (!third) throw new Error('no newbie01');
  world.state.put(earlierDeposits, { id: third.id, centavos: 100_000 });
  const sevenDays = 7 * 86_400_000;
  await client.admin('PUT', '/clock', { now: new Date(noon() + sevenDays).toISOString() });
  play(world, first, 300);
  play(world, second, 200);
  world.state.put(earlierDeposits, { id: third.id, centavos: 100_000 });
  await client.signIn('newbie01');
  const ranking = (await client.call('missions')).value.ranking.slice(0, 2);
  expect(ranking.map(({ prize }) => prize)).toEqual([5000, 0]);
  await advance(client, '7d');
  const prizes = (id: string) =>
    world.state.by(rewards, 'member', id).filter(({ kind, from }) => kind === 'event' && from > noon() + sevenDays)
      .length;
  expect([prizes(first.id), prizes(second.id)]).toEqual([1, 0]);
});
