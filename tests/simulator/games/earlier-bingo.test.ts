import { expect, test } from 'vitest';
import type { CheckedRound } from '#sim/features/games/endpoints/fairness.ts';
import { verifyRound } from '#sim/games/screens/check/verify.ts';

/** A round that was played before bingo had rooms, as its proof recorded it. */
const round: CheckedRound = {
  nodeName: 'Bingo 75 Sikat',
  screen: 'bingo',
  motif: 'bingo',
  bet: 'BT1',
  at: 0,
  stake: 1000,
  payout: 1000,
  round: 2,
  session: 'S1',
  seed: '7f'.repeat(32),
  hash: '587078d635168058f0e4dcf8ebeca05ae6b845ba2392308953a7b902c4d20b94',
  forced: false,
  isOpen: false,
  events: [],
  detail: {
    choice: { cards: 2 },
    outcome: {
      cards: [
        [6, 19, 32, 58, 74, 15, 25, 36, 47, 75, 13, 21, 0, 49, 69, 8, 22, 31, 46, 64, 4, 23, 45, 54, 66],
        [6, 18, 42, 59, 69, 15, 30, 33, 48, 72, 10, 16, 0, 47, 71, 3, 20, 32, 56, 65, 7, 23, 36, 60, 61],
      ],
      balls: [
        20, 19, 70, 30, 24, 21, 51, 49, 18, 69, 7, 37, 71, 56, 27, 73, 29, 9, 33, 11, 50, 68, 59, 39, 23, 54, 60, 26,
        42, 74, 13, 4, 41, 10, 3,
      ],
      lines: [1, 0],
    },
  },
};

test('a bingo round from before there were rooms can still be verified', async () => {
  expect(await verifyRound(round)).toEqual({ isSeedCommitted: true, isOutcomeSame: true });
  expect(await verifyRound({ ...round, payout: 2000 })).toMatchObject({ isOutcomeSame: false });
  const { choice, outcome } = round.detail as { readonly choice: object; readonly outcome: object };
  const inRoom = { ...round, detail: { choice: { ...choice, room: true }, outcome } };
  expect(await verifyRound(inRoom)).toMatchObject({ isOutcomeSame: false });
});
