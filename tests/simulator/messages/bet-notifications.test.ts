import { expect, test } from 'vitest';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { advance, noon } from '#tests/support/money.ts';
import { startPushService } from '#tests/support/push-service.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';
import { boardOf, legOf, matchesOf } from '#tests/support/sports.ts';

const service = await startPushService();
const simulator = await startSimulator({ machineTime: noon, callOut: [service.origin] });

/** Logs a member in, whose browser receives notifications. */
const subscribed = async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const browser = service.browser();
  await world.call('subscribePush', { body: browser.subscription });
  return { world, browser };
};

const betMessagesOf = async (world: WorldClient): Promise<string[]> =>
  (await world.call('inbox')).value.content.map(({ title }) => title).filter((title) => title.startsWith('Bet '));

/** Bets 100 on the first team of a match today. Returns the match. */
const betOnMatch = async (world: WorldClient): Promise<string> => {
  const game = await findGame(world, { gameType: 'SPORTS', name: 'Hardcourt Live Odds' });
  const visit = await open(world, await launch(world, game));
  const match = matchesOf(await boardOf(visit, 'basketball')).find(({ phase }) => phase === 'upcoming');
  if (!match) throw new Error('no match');
  expect((await visit.play(100, { legs: [legOf(match)] })).status).toBe(200);
  return match.id;
};

test('a bet that a match has decided reaches the inbox and, without its amount, the browser @X39', async () => {
  const { world, browser } = await subscribed();
  const match = await betOnMatch(world);
  await world.admin('PUT', `/matches/${match}`, { result: '2' });
  expect(await betMessagesOf(world)).toEqual([]);
  await advance(world, '12h');
  const [notified] = await browser.waitFor(1);
  expect(notified).toMatchObject({ texts: { EN: 'Your bet was settled' }, path: '/m/gameRecord', tag: 'bets' });
  await world.signIn('player01');
  expect(await betMessagesOf(world)).toEqual(['Bet settled: no payout']);
});

test('the bet of a void match is announced as refunded, with its amount if the member wants details @X39', async () => {
  const { world, browser } = await subscribed();
  await world.call('setNotifications', { body: { details: true } });
  const match = await betOnMatch(world);
  await world.admin('PUT', `/matches/${match}`, { status: 'void' });
  expect((await browser.waitFor(1))[0]?.texts.EN).toBe('Bet refunded: ₱100.00');
  expect(await betMessagesOf(world)).toEqual(['Bet refunded: ₱100.00']);
});

test('an order of a lottery is announced once, with the payout of all its bets @X39', async () => {
  const { world, browser } = await subscribed();
  const { value: lotteries } = await world.call('lotteryList');
  const lottery = lotteries.find(({ code }) => code === 'tatlong-numero');
  if (!lottery) throw new Error('no lottery');
  const { code, drawId, prizeMode, drawsAt } = lottery;
  const bets = Array.from({ length: 10 }, (_, digit) => ({ play: 'last1', numbers: [`${digit}`], stake: 20 }));
  const placed = await world.call('placeOrder', {
    body: { code, drawId, prizeMode, playType: 'trad', bets } as never,
  });
  expect(placed.status).toBe(200);
  await advance(world, `${Math.ceil((drawsAt - (await world.now())) / 1000) + 60}s`);
  await browser.waitFor(1);
  await world.signIn('player01');
  const { value } = await world.call('inbox');
  const message = value.content.find(({ title }) => title.startsWith('Bet '));
  expect(message?.title).toMatch(/^Bet settled: payout ₱\d+\.\d\d$/);
  expect(JSON.stringify(message)).toContain('stake ₱200.00');
  expect(await betMessagesOf(world)).toHaveLength(1);
  expect(browser.notified().map(({ tag }) => tag)).toEqual(['bets']);
});

test('a bet is not announced while notifications of bets are off, or no browser receives any @X39', async () => {
  const { world, browser } = await subscribed();
  await world.call('setNotifications', { body: { kinds: { bets: false } } });
  await world.admin('PUT', `/matches/${await betOnMatch(world)}`, { status: 'void' });
  expect(await betMessagesOf(world)).toEqual([]);
  await world.call('setNotifications', { body: { kinds: { bets: true } } });
  const { endpoint } = browser.subscription;
  await world.call('unsubscribePush', { body: { endpoint } });
  await world.admin('PUT', `/matches/${await betOnMatch(world)}`, { status: 'void' });
  expect(await betMessagesOf(world)).toEqual([]);
  await world.call('subscribePush', { body: browser.subscription });
  await world.admin('PUT', `/matches/${await betOnMatch(world)}`, { status: 'void' });
  await browser.waitFor(1);
  expect(await betMessagesOf(world)).toEqual(['Bet refunded: ₱100.00']);
});
