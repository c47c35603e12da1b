import type { World } from '#sim/core/world.ts';
import { playerId } from '#sim/features/shared/player.ts';
import { sampleMajor } from '#sim/features/shared/sample-amount.ts';
import { numbersOf, openDraw } from '../rules/draws.ts';
import { type Lottery, lotteryOf } from '../rules/lotteries.ts';
import { placeOrder } from '../rules/orders.ts';

interface PlayerBet {
  readonly play: string;
  /** Returns the picked numbers, given those of the coming draw. */
  readonly numbers: (nextNumbers: readonly string[]) => string[];
  /** Multiplied by the market's factor. */
  readonly stake: number;
}

/** Places an order of player01 on the open draw of a lottery. */
export const placePlayerOrder = (world: World, code: string, bets: readonly PlayerBet[]): void => {
  const lottery: Lottery = lotteryOf(world.state, code);
  const { drawId, drawsAt } = openDraw(lottery, world.now());
  const coming = numbersOf(world, lottery, drawsAt);
  placeOrder(world, playerId(world), {
    code,
    drawId,
    playType: 'trad',
    prizeMode: lottery.prizeMode,
    bets: bets.map((it) => ({ ...it, stake: sampleMajor(it.stake), numbers: it.numbers(coming) })),
  });
};
