import type { World } from '../../core/world.ts';
import { memberByAccount } from '../account/rules/members.ts';
import { numbersOf, openDraw } from '../lottery/rules/draws.ts';
import { type Lottery, lotteryOf } from '../lottery/rules/lotteries.ts';
import { placeOrder } from '../lottery/rules/orders.ts';

interface BetOn {
  readonly play: string;
  /** What is picked, with the numbers before one that the draw will bring. */
  readonly numbers: (coming: readonly string[]) => string[];
  readonly stake: number;
}

/** Has player01 bet on the draw of a lottery that is open now. */
export const orderForPlayer = (world: World, code: string, bets: readonly BetOn[]): void => {
  const lottery: Lottery = lotteryOf(world.state, code);
  const { drawId, drawsAt } = openDraw(lottery, world.now());
  const coming = numbersOf(world, lottery, drawsAt);
  placeOrder(world, memberByAccount(world.state, 'player01')?.id ?? '', {
    code,
    drawId,
    playType: 'trad',
    prizeMode: lottery.prizeMode,
    bets: bets.map((it) => ({ ...it, numbers: it.numbers(coming) })),
  });
};
