import { expect, test } from 'vitest';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { handOf, playMove } from '#tests/support/hands.ts';
import { noon } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const enter = async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const game = await findGame(world, { gameType: 'LIVE', name: 'Blackjack Bituin' });
  return open(world, await launch(world, game));
};

test('seats keep their numbers, which are all different', async () => {
  const visit = await enter();
  const stake = visit.visit.minBet;
  const twice = [0, 0].map((seat) => ({ seat, stake }));
  expect((await visit.play(2 * stake, { places: twice })).errorCode).toBe('request.invalid');
  expect((await visit.play(2 * stake, { places: [{ stake }, { seat: 3, stake }] })).errorCode).toBe('request.invalid');
  expect((await visit.play(2 * stake, { places: [0, 2].map((seat) => ({ seat, stake })) })).errorCode).toBeNull();
  expect((await handOf(visit)).places?.map(({ seat }) => seat)).toEqual([0, 2]);
});

test('a single seat has its own place, whose bets agree with those of the hand', async () => {
  const visit = await enter();
  const stake = 2 * visit.visit.minBet;
  for (let rounds = 0; rounds < 12; rounds += 1) {
    expect((await visit.play(stake * 1.5, { pair: stake / 2 })).errorCode).toBeNull();
    let view = await handOf(visit);
    expect(view.places).toMatchObject([{ unit: stake, pair: stake / 2 }]);
    while (!view.over) {
      const act = view.acts.find((it) => it === 'split' || it === 'double' || it === 'decline') ?? 'stand';
      view = (await playMove(visit, view, { act })).value.hand;
    }
    const [place] = view.places ?? [];
    const sides = view.sides.reduce((sum, side) => sum + side.payout, 0);
    expect(place?.stake).toBe(view.stake - stake / 2);
    expect(place?.payout).toBeCloseTo(view.payout - sides, 1);
  }
});
