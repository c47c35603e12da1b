import { expect, test } from 'vitest';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { advance, isLedgerBalanced, noon, sumBalance } from '#tests/support/money.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

/** newbie01 with a first deposit of ₱500 and its bonus of ₱500. */
const withBonus = async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  await world.call('acceptPromo', { body: { promoId: 401 } });
  const { value } = await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } });
  await fetch(world.origin + (value.payUrl ?? ''), {
    method: 'POST',
    body: new URLSearchParams({ answer: 'approve' }),
  });
  return world;
};

const wagering = async (world: WorldClient) => (await world.call('wagering', { query: { language: 'EN' } })).value;

test('an active bonus shows its amount, wagering progress, maximum bet and expiry @X11', async () => {
  const world = await withBonus();
  const [deposit, bonus] = (await wagering(world)).parts;
  expect(deposit).toMatchObject({ kind: 'deposit', locks: 500, left: 500, maxBet: null, bonusId: null });
  expect(bonus).toMatchObject({
    kind: 'bonus',
    title: 'First deposit bonus',
    locks: 500,
    required: 20_000,
    left: 20_000,
    maxBet: 50,
    maxWin: 15,
    maxConvertible: 2500,
    minOdds: 1.5,
    expiresAt: noon() + 30 * 86_400_000,
  });
  const slot = await open(world, await launch(world, await findGame(world, { name: 'Kidlat Fortune' })));
  for (let nth = 0; nth < 30; nth += 1) {
    await world.admin('PUT', '/outcome', { outcome: 'win' });
    await slot.play(20);
  }
  const after = await wagering(world);
  expect(after.parts.map(({ kind, left }) => [kind, left])).toEqual([['bonus', 19_980]]);
  expect(after).toMatchObject({ left: 19_980, locked: 500, bonusMoney: 500 });
});

test('forfeiting a bonus removes its amount and wagering requirement once @X11', async () => {
  const world = await withBonus();
  const bonusId = (await wagering(world)).parts[1]?.bonusId ?? '';
  const { value } = await world.call('forfeitBonus', { body: { bonusId } });
  expect(value).toEqual({ taken: 500, staked: 0, sumBalance: 500 });
  expect((await wagering(world)).parts.map(({ kind }) => kind)).toEqual(['deposit']);
  expect((await world.call('forfeitBonus', { body: { bonusId } })).errorCode).toBe('request.conflict');
  expect((await world.call('forfeitBonus', { body: { bonusId: 'DP0' } })).errorCode).toBe('resource.unknown');
  expect((await world.call('memberPnl')).value.footer.net).toBe(0);
  await advance(world, '31d');
  await world.signIn('newbie01');
  expect(await sumBalance(world)).toBe(500);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('another member’s bonus cannot be forfeited @X11', async () => {
  const world = await withBonus();
  const bonusId = (await wagering(world)).parts[1]?.bonusId ?? '';
  await world.signIn('player01');
  expect((await world.call('forfeitBonus', { body: { bonusId } })).errorCode).toBe('resource.unknown');
});

test('a reminder is sent three days before a bonus expires, but not for a forfeited one @X11', async () => {
  const titles = async (world: WorldClient) => {
    await world.signIn('newbie01');
    return (await world.call('inbox', { query: { language: 'EN' } })).value.content.map(({ title }) => title);
  };
  const world = await withBonus();
  await advance(world, '26d23h');
  expect(await titles(world)).not.toContain('Your bonus expires soon');
  await advance(world, '2h');
  expect(await titles(world)).toContain('Your bonus expires soon');
  const other = await withBonus();
  await other.call('forfeitBonus', { body: { bonusId: (await wagering(other)).parts[1]?.bonusId ?? '' } });
  await advance(other, '28d');
  expect(await titles(other)).not.toContain('Your bonus expires soon');
});
