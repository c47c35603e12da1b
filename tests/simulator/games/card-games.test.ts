import { describe, expect, test } from 'vitest';
import { bets } from '#sim/features/games/rules/bets.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import type { HandView } from '#sim/games/hands/wire.ts';
import { verifyRound } from '#sim/games/screens/check/verify.ts';
import { findGame, type GameVisit, launch, open } from '#tests/support/game-visit.ts';
import { handOf, playMove } from '#tests/support/hands.ts';
import { advance, isLedgerBalanced, sumBalance } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

const begin = async (name: string, gameType = 'PVP') => {
  const world = simulator.world();
  await world.signIn('player01');
  const game = await findGame(world, { gameType, name });
  const visit = await open(world, await launch(world, game));
  return { world, game, visit, stake: visit.visit.minBet * 2, before: await sumBalance(world) };
};

const tables = ['Lucky Nine', 'Pusoy Dos', 'Tongits Klub', 'Blackjack Barkada'] as const;

test.each(tables)('%s: an abandoned hand is played to its end by the clock and pays once', async (name) => {
  const { world, visit, stake, before } = await begin(name);
  for (const outcome of ['win', 'lose'] as const) {
    const start = await sumBalance(world);
    await world.admin('PUT', '/outcome', { outcome });
    expect((await visit.play(stake)).status).toBe(200);
    await advance(world, '14m');
    const view = await handOf(visit);
    expect(view).toMatchObject({ over: true, turnEndsAt: null, stake });
    if (outcome === 'win') expect(view.payout).toBeGreaterThan(stake);
    else expect(view.payout).toBe(0);
    expect(await sumBalance(world)).toBeCloseTo(start - stake + view.payout, 2);
    const [line] = (await world.call('bets', { query: { pageSize: 1 } })).value.content;
    expect(line?.round).toMatchObject({ kind: 'hand', engine: view.engine, winners: view.winners });
  }
  expect(before).toBeGreaterThan(0);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test.each(tables)('%s: opening the game again during a hand shows the same hand', async (name) => {
  const { world, game, visit, stake } = await begin(name);
  let view = await handOf(await visit.play(stake).then(() => visit));
  for (let tries = 0; view.over && tries < 20; tries += 1) {
    await visit.play(stake);
    view = await handOf(visit);
  }
  const again = await open(world, await launch(world, game));
  expect((again.visit.table as { hand: unknown }).hand).toEqual(view);
  expect(await handOf(again)).toEqual(view);
  expect((await again.play(stake)).errorCode).toBe('request.conflict');
});

test('an expired turn is played automatically and does not add to the stake', async () => {
  const { world, visit, stake } = await begin('Tongits Klub');
  await visit.play(stake);
  const first = await handOf(visit);
  if (first.over) return;
  expect(first.turnEndsAt).toBeGreaterThan(await world.now());
  await advance(world, '90s');
  const second = await handOf(visit);
  expect(second.step).toBeGreaterThan(first.step);
  expect(second.stake).toBe(stake);
});

test('a move is played once, in its step, and only if the rules allow it', async () => {
  const { world, visit, stake } = await begin('Blackjack Barkada');
  await world.admin('PUT', '/outcome', { outcome: 'lose' });
  await visit.play(stake);
  let view = await handOf(visit);
  for (let tries = 0; view.over && tries < 20; tries += 1) {
    await visit.play(stake);
    view = await handOf(visit);
  }
  expect((await playMove(visit, view, { act: 'fight' })).errorCode).toBe('request.invalid');
  expect((await playMove(visit, view, { act: 'stand', step: view.step + 1 })).errorCode).toBe('request.conflict');
  expect((await playMove(visit, view, { act: 'stand', hand: 'BT-other' })).errorCode).toBe('resource.unknown');
  const afterStand = await playMove(visit, view, { act: 'stand' }, 'one-key');
  expect(afterStand.value.hand.over).toBe(true);
  const balance = await sumBalance(world);
  expect((await playMove(visit, view, { act: 'stand' }, 'one-key')).value).toEqual(afterStand.value);
  expect((await playMove(visit, view, { act: 'stand' })).errorCode).toBe('request.conflict');
  expect(await sumBalance(world)).toBe(balance);
});

/** Deals until the player has a move. */
const dealOpen = async (visit: GameVisit, stake: number) => {
  for (let tries = 0; tries < 30; tries += 1) {
    await visit.play(stake);
    const view = await handOf(visit);
    if (!view.over) return view;
  }
  throw new Error('every hand was over at once');
};

test('a player can take another minute for a move as often as needed, and the move is then played once', async () => {
  const { world, visit, stake } = await begin('Tongits Klub');
  const view = await dealOpen(visit, stake);
  let { turnEndsAt } = view;
  for (let times = 1; times <= 12; times += 1) {
    await advance(world, times === 1 ? '8s' : '55s');
    const { value } = await playMove(visit, view, { act: 'wait' });
    expect(value.hand).toMatchObject({ id: view.id, step: view.step, over: false, stake: view.stake });
    expect((value.hand.turnEndsAt ?? 0) - value.now).toBeGreaterThan(59_000);
    turnEndsAt = value.hand.turnEndsAt;
  }
  expect(await handOf(visit)).toEqual({ ...view, turnEndsAt });
  await advance(world, '61s');
  expect((await playMove(visit, view, { act: 'wait' })).errorCode).toBe('request.conflict');
  expect((await handOf(visit)).step).toBeGreaterThan(view.step);
});

test('a double takes a second stake', async () => {
  const { world, visit, stake } = await begin('Blackjack Barkada');
  const view = await dealOpen(visit, stake);
  const before = await sumBalance(world);
  const doubled = await playMove(visit, view, { act: 'double' });
  expect(doubled.value.hand).toMatchObject({ over: true, stake: stake * 2 });
  expect(await sumBalance(world)).toBeCloseTo(before - stake + doubled.value.hand.payout, 2);
  expect(doubled.value.balance).toBeCloseTo(await sumBalance(world), 2);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a double above a stake limit is refused, and the hand continues with its stake @X02', async () => {
  const { world, visit } = await begin('Blackjack Barkada');
  const stake = 10;
  const view = await dealOpen(visit, stake);
  const { limits } = (await world.call('ownLimits')).value;
  const used = limits.find(({ kind, period }) => kind === 'stake' && period === 'day')?.used ?? 0;
  const amount = Math.ceil(used + stake / 2);
  expect((await world.call('setLimit', { body: { kind: 'stake', period: 'day', amount } })).status).toBe(200);
  const before = await sumBalance(world);
  expect((await playMove(visit, view, { act: 'double' })).errorCode).toBe('safety.limit');
  expect(await sumBalance(world)).toBe(before);
  expect(await handOf(visit)).toMatchObject({ over: false, stake, step: view.step });
  await playMove(visit, view, { act: 'stand' });
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('after a self-exclusion an open hand is played to its end, and no other is dealt @X06', async () => {
  const { world, visit, stake } = await begin('Lucky Nine');
  await visit.play(stake);
  expect((await world.admin('POST', '/members/player01/safety', { wish: 'exclude' })).status).toBeLessThan(300);
  const refused = await playMove(visit, { id: 'any', step: 1 } as never, { act: 'stand' });
  expect(refused.status).toBeGreaterThanOrEqual(400);
  await advance(world, '5m');
  expect(await isLedgerBalanced(world)).toBe(true);
  const placed = simulator.worlds.open(world.name).state.all(bets);
  expect(placed.filter(({ state }) => state === 'open')).toEqual([]);
  expect((await visit.play(stake)).status).toBeGreaterThanOrEqual(400);
});

test('a stake above the limits of the table is refused', async () => {
  const { world, visit, before } = await begin('Lucky Nine');
  expect((await visit.play(visit.visit.maxBet * 2)).errorCode).toBe('bet.out-of-range');
  expect((await visit.play(visit.visit.minBet * 2, { act: 'draw' })).errorCode).toBe('request.invalid');
  expect(await sumBalance(world)).toBe(before);
});

test('a skill game limits bets to ten times the minimum', async () => {
  const { visit } = await begin('Pusoy Dos');
  expect(visit.visit.maxBet).toBe(visit.visit.minBet * 10);
});

test('the hand of a demo visit is deleted after the visit', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const { state } = simulator.worlds.open(world.name);
  const table = state.all(games).find(({ screen, demo }) => screen === 'tongits' && demo);
  const visit = await open(
    world,
    await launch(world, await findGame(world, { gameType: 'PVP', name: table?.nodeName ?? '' }), true),
  );
  expect((await visit.play(visit.visit.minBet)).status).toBe(200);
  const kept = () => state.all({ name: 'hand', indexes: {} }).filter(({ id }) => id.startsWith('demo:')).length;
  expect(kept()).toBe(1);
  await advance(world, '25h');
  expect(kept()).toBe(0);
  expect(await isLedgerBalanced(world)).toBe(true);
});

describe('several seats at blackjack', () => {
  const seatsOf = (stake: number) => [{ stake }, { stake: stake * 2, pair: stake }, { stake }];

  test('have their own bets in one round, whose money and proof agree', async () => {
    const { world, visit, stake, before } = await begin('Blackjack Barkada');
    const places = seatsOf(stake);
    const { value: placed } = await visit.play(stake * 5, { places });
    let view = await handOf(visit);
    expect(view.places?.map(({ unit, pair }) => [unit, pair])).toEqual([
      [stake, 0],
      [stake * 2, stake],
      [stake, 0],
    ]);
    while (!view.over) {
      const act = view.acts.includes('decline') ? 'insure' : view.acts.includes('double') ? 'double' : 'stand';
      const unit = view.places?.find(({ active }) => active !== null)?.unit ?? 0;
      const { errorCode, value } = await playMove(visit, view, { act });
      expect(errorCode).toBeNull();
      const added = act === 'insure' ? unit / 2 : act === 'double' ? unit : 0;
      expect(value.hand.stake).toBeCloseTo(view.stake + added, 2);
      view = value.hand;
    }
    const main = view.places?.reduce((sum, it) => sum + it.payout, 0) ?? 0;
    const sides = view.sides.reduce((sum, it) => sum + it.payout, 0);
    expect(view.payout).toBeCloseTo(main + sides, 2);
    expect(await sumBalance(world)).toBeCloseTo(before - view.stake + view.payout, 2);
    expect(await isLedgerBalanced(world)).toBe(true);
    await world.call('revealSeed', { body: { bet: placed.round } });
    const { value: proof } = await world.call('roundProof', { query: { bet: placed.round } });
    const round = JSON.parse(decodeURIComponent(proof.checkUrl.slice(proof.checkUrl.indexOf('#') + 1)));
    expect(await verifyRound(round)).toEqual({ isSeedCommitted: true, isOutcomeSame: true });
  });

  test('obey the limits of the table with their sum, and each its minimum', async () => {
    const { visit, stake, before, world } = await begin('Blackjack Barkada');
    const { minBet, maxBet } = visit.visit;
    const half = { stake: maxBet / 2 };
    expect((await visit.play(maxBet * 1.5, { places: [half, half, half] })).errorCode).toBe('bet.out-of-range');
    const refused = [
      [{ stake }],
      [{ stake }, { stake }, { stake }, { stake }],
      [{ stake }, { stake: minBet / 2 }],
      [{ stake }, { stake, pair: stake * 2 }],
    ];
    for (const places of refused) {
      const sum = places.reduce((all, it) => all + it.stake + ('pair' in it ? (it.pair ?? 0) : 0), 0);
      expect((await visit.play(sum, { places })).errorCode, JSON.stringify(places)).toBe('request.invalid');
    }
    expect((await visit.play(stake, { places: [{ stake }, { stake }] })).errorCode).toBe('request.invalid');
    expect(await sumBalance(world)).toBe(before);
  });

  test('can be forced to win or lose, and are played to their end by the clock', async () => {
    const { world, visit, stake } = await begin('Blackjack Barkada');
    for (const outcome of ['win', 'lose'] as const) {
      await world.admin('PUT', '/outcome', { outcome });
      expect((await visit.play(stake * 5, { places: seatsOf(stake) })).status).toBe(200);
      await advance(world, '14m');
      const view = await handOf(visit);
      expect(view).toMatchObject({ over: true, stake: stake * 5 });
      if (outcome === 'win') expect(view.payout).toBeGreaterThan(stake * 5);
      else expect(view.payout).toBe(0);
    }
    expect(await isLedgerBalanced(world)).toBe(true);
  });
});

describe('side bets of blackjack', () => {
  /** Deals hands with a bet on a pair until one fits. */
  const dealUntil = async (fits: (view: HandView) => boolean, share = 1) => {
    const table = await begin('Blackjack Barkada');
    const { visit } = table;
    const stake = table.stake * share;
    for (let tries = 0; tries < 120; tries += 1) {
      const before = await sumBalance(table.world);
      await visit.play(stake * 2, { pair: stake });
      const view = await handOf(visit);
      if (fits(view)) return { ...table, stake, before, view };
      for (let next = view; !next.over; ) {
        const act = next.acts.includes('decline') ? 'decline' : 'stand';
        next = (await playMove(visit, next, { act })).value.hand;
      }
    }
    throw new Error('no such hand was dealt');
  };

  test('a pair in the first two cards pays at the end of the hand, beside the hand itself', async () => {
    const { world, visit, stake, before, view } = await dealUntil(({ sides }) => (sides[0]?.payout ?? 0) > 0);
    expect(view).toMatchObject({ stake: stake * 2, sides: [{ kind: 'pair', stake }] });
    const [one, other] = view.seats[0]?.cards ?? [];
    expect(one?.rank).toBe(other?.rank);
    let last = view;
    while (!last.over) {
      const act = last.acts.includes('decline') ? 'decline' : 'stand';
      last = (await playMove(visit, last, { act })).value.hand;
    }
    const pairPayout = view.sides[0]?.payout ?? 0;
    expect([7, 13, 26]).toContain(pairPayout / stake);
    expect([0, stake, stake * 2]).toContain(last.payout - pairPayout);
    expect(await sumBalance(world)).toBeCloseTo(before - stake * 2 + last.payout, 2);
    const [line] = (await world.call('bets', { query: { pageSize: 1 } })).value.content;
    expect(line?.round).toMatchObject({ kind: 'hand', sides: [{ kind: 'pair', stake, payout: pairPayout }] });
    expect(await isLedgerBalanced(world)).toBe(true);
  });

  test('insurance takes half of the main bet once and pays if the dealer has blackjack', async () => {
    const { world, visit, stake, before, view } = await dealUntil(({ acts }) => acts.includes('insure'));
    const { hand } = (await playMove(visit, view, { act: 'insure' })).value;
    expect(hand).toMatchObject({ stake: stake * 2.5, sides: [{}, { kind: 'insurance', stake: stake / 2 }] });
    expect((await playMove(visit, hand, { act: 'insure' })).errorCode).not.toBeNull();
    let last = hand;
    while (!last.over) last = (await playMove(visit, last, { act: 'stand' })).value.hand;
    const hasBlackjack = last.seats[1]?.count === 2 && last.seats[1].points === 21;
    expect(last.sides[1]?.payout).toBe(hasBlackjack ? stake * 1.5 : 0);
    expect(await sumBalance(world)).toBeCloseTo(before - stake * 2.5 + last.payout, 2);
    expect(await isLedgerBalanced(world)).toBe(true);
  });

  test('a main bet below the table minimum, with a pair beside it, can still be doubled', async () => {
    const { world, visit, stake, view } = await dealUntil(({ acts }) => acts.includes('double'), 1 / 4);
    expect(view.stake).toBe(visit.visit.minBet);
    const { errorCode, value } = await playMove(visit, view, { act: 'double' });
    expect(errorCode).toBeNull();
    expect(value.hand.stake).toBe(stake * 3);
    expect(await isLedgerBalanced(world)).toBe(true);
  });

  test('a bet on a pair cannot exceed the main bet, and other card games take none', async () => {
    const { visit, stake, before, world } = await begin('Blackjack Barkada');
    for (const choice of [{ pair: stake }, { pair: 0 }, { pair: -stake }, { tie: stake }])
      expect((await visit.play(stake, choice)).errorCode).toBe('request.invalid');
    const other = await begin('Lucky Nine');
    expect((await other.visit.play(other.stake, { pair: 1 })).errorCode).toBe('request.invalid');
    expect(await sumBalance(world)).toBe(before);
  });
});
