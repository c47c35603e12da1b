import { expect } from 'vitest';
import type { BingoOutcome } from '#sim/games/bingo/wire.ts';
import { findGame, type GameVisit, launch, open } from '#tests/support/game-visit.ts';
import { handOf } from '#tests/support/hands.ts';
import type { WorldClient } from '#tests/support/simulator.ts';

const inGame = (gameType: string, name: string, check: (visit: GameVisit) => Promise<void>) => ({
  after: async (world: WorldClient): Promise<void> => {
    await world.signIn('player01');
    const game = await findGame(world, { gameType, name });
    await check(await open(world, await launch(world, game)));
  },
});

/** Checks of scenarios of rounds, by scenario. */
export const gameChecks = {
  'games.fishing-catch': inGame('FISH', '', async (visit) => {
    const { value } = await visit.play(visit.visit.minBet, { fish: 'dragon-face' });
    expect(value).toMatchObject({ outcome: { caught: true } });
    expect(value.payout).toBeGreaterThan(value.stake);
  }),
  'games.bingo-house': inGame('PVP', 'Bingo', async (visit) => {
    const { prizes } = (await visit.play(visit.visit.minBet, { cards: 1 })).value.outcome as BingoOutcome;
    expect(prizes?.at(-1)).toMatchObject({ pattern: 'house', winners: expect.arrayContaining([0]) });
  }),
  'games.blackjack-seats': inGame('LIVE', 'Blackjack', async (visit) => {
    const { over, places, turnEndsAt } = await handOf(visit);
    expect([over, places?.map(({ seat }) => seat)]).toEqual([false, [0, 1, 2]]);
    expect((turnEndsAt ?? 0) - visit.visit.now).toBeGreaterThan(20 * 60_000);
  }),
};
