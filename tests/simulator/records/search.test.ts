import { expect, test } from 'vitest';
import { noon } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const signedIn = async () => {
  const world = simulator.world();
  await world.signIn('player01');
  return world;
};

const month = { startDate: '2026-04-01', endDate: '2026-05-06' };

test('a transaction names its game or bank and has its picture, unless the merchant shows none @R029', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const newest = async (code: string) =>
    (await world.call('transactions', { query: { ...month, code } })).value.content[0];
  expect(await newest('bet')).toMatchObject({
    subject: 'Santelmo',
    iconUrl: expect.stringMatching(/^\/games\/\d+\.webp$/),
  });
  expect(await newest('deposit')).toMatchObject({ subject: 'GCash', iconUrl: '/banks/gcash.svg' });
  expect(await newest('withdraw')).toMatchObject({ subject: 'GCash', iconUrl: '/banks/gcash.svg' });
  expect(await newest('mission')).toMatchObject({ subject: null, iconUrl: null });
  await world.flags({ RECPLUS3: false });
  expect(await newest('bet')).toMatchObject({ subject: null, iconUrl: null });
});

test('records can be searched by number, on any day @R028 @R029 @R030', async () => {
  const world = await signedIn();
  const bet = (await world.call('bets', { query: month })).value.content.at(-1);
  const deposit = (await world.call('depositReport', { query: month })).value.content.at(-1);
  const withdrawal = (await world.call('withdrawReport', { query: month })).value.content.at(-1);
  const move = (await world.call('transactions', { query: month })).value.content.at(-1);
  const find = (id = '') => ({ query: { search: ` ${id.toLowerCase()} ` } });
  expect((await world.call('bets', find(bet?.id))).value.content).toEqual([bet]);
  expect((await world.call('depositReport', find(deposit?.depositId))).value.content).toEqual([deposit]);
  expect((await world.call('withdrawReport', find(withdrawal?.withdrawId))).value.content).toEqual([withdrawal]);
  expect((await world.call('transactions', find(move?.id))).value.content).toContainEqual(move);
  expect((await world.call('bets', find('no-such-number'))).value.total).toBe(0);
});

test('day totals include all entries, also those of other pages @R030', async () => {
  const world = await signedIn();
  const all = (await world.call('bets', { query: { ...month, pageSize: 100 } })).value;
  const first = (await world.call('bets', { query: { ...month, pageSize: 1 } })).value;
  expect(first.days).toEqual([all.days[0]]);
  const total = (await world.call('bets', { query: { ...month, pageSize: 100, page: 2 } })).value;
  const days = new Map([...all.days, ...total.days].map((it) => [it.day, it]));
  const third = (await world.call('bets', { query: { ...month, pageSize: 100, page: 3 } })).value;
  for (const it of third.days) days.set(it.day, it);
  const stakes = [...days.values()].reduce((sum, { stake }) => sum + stake, 0);
  expect(stakes).toBeCloseTo(all.footer.stake + all.footer.open, 2);
});

test('with the flag off records have no pictures, day totals or search @R030', async () => {
  const world = await signedIn();
  await world.flags({ RECPLUS3: false });
  const { content, days } = (await world.call('bets', { query: month })).value;
  expect(days).toEqual([]);
  expect(content.every(({ iconUrl }) => iconUrl === null)).toBe(true);
  expect(await world.call('bets', { query: { search: 'B' } })).toMatchObject({ errorCode: 'permission.denied' });
});
