import type { WireLanguage } from '#contract/fields.ts';
import type { LotteryOrder, Value, Lottery as WireLottery } from '#contract/types.ts';
import { toMajor } from '#lib/money/money.ts';
import type { World } from '#sim/core/world.ts';
import { textIn, textOrNull } from '#sim/features/shared/localized-text.ts';
import { numbersOf, openDraw, pastDraws } from '../rules/draws.ts';
import { knownLottery, type Lottery } from '../rules/lotteries.ts';
import { betStatus, betsOf, type Order, orderStatus, slipOf } from '../rules/order.ts';
import type { Play } from '../rules/play.ts';
import { oddsOf, stakeRange } from '../rules/stakes.ts';

export const wireLottery = (world: World, lottery: Lottery, language: WireLanguage): WireLottery => {
  const { nodeId, nodeName, vassalage } = lottery.game;
  return {
    code: lottery.code,
    name: nodeName,
    summary: textIn(lottery.kind.summary, language),
    vassalage,
    nodeId,
    prizeMode: lottery.prizeMode,
    iconUrl: `/games/${nodeId}.webp`,
    ...openDraw(lottery, world.now()),
    lastDraw: pastDraws(world, lottery, 1)[0] ?? null,
  };
};

const wirePlay = (lottery: Lottery, play: Play, language: WireLanguage) => {
  const { min, max } = stakeRange(lottery.game, play);
  const { key, name, hint, symbols, pick, ordered, repeats } = play;
  return {
    key,
    name: textIn(name, language),
    hint: textIn(hint, language),
    symbols: [...symbols],
    pick,
    ordered,
    repeats,
    odds: oddsOf(play),
    minStake: min,
    maxStake: max,
  };
};

export const wireMenu = (lottery: Lottery, language: WireLanguage): Value<'lotteryMenu'> => ({
  code: lottery.code,
  name: lottery.game.nodeName,
  groups: lottery.kind.groups.map(({ key, name, plays }) => ({
    key,
    name: textIn(name, language),
    plays: plays.map((play) => wirePlay(lottery, play, language)),
  })),
});

/** Returns an order in the wire format for its owner. `payout` is the amount won, without refunded stakes. */
export const wireOrder = (world: World, order: Order, language: WireLanguage): LotteryOrder => {
  const lottery = knownLottery(world.state, order.code);
  const plays = lottery?.kind.groups.flatMap(({ plays }) => plays) ?? [];
  const bets = betsOf(world.state, order);
  const won = (status: LotteryOrder['status'], payout: number): number => (status === 'won' ? toMajor(payout) : 0);
  return {
    orderId: order.id,
    code: order.code,
    name: lottery?.game.nodeName ?? order.code,
    drawId: order.drawId,
    closesAt: order.closesAt,
    drawsAt: order.drawsAt,
    at: order.at,
    stake: toMajor(bets.reduce((sum, { stake }) => sum + stake, 0)),
    payout: toMajor(bets.reduce((sum, bet) => sum + (betStatus(bet) === 'won' ? bet.payout : 0), 0)),
    status: orderStatus(bets),
    numbers: lottery && order.drawsAt <= world.now() ? numbersOf(world, lottery, order.drawsAt) : null,
    suborders: bets.map((bet) => {
      const { play, numbers, odds } = slipOf(bet);
      const status = betStatus(bet);
      return {
        suborderId: bet.id,
        play,
        playName: textOrNull(plays.find(({ key }) => key === play)?.name, language) ?? play,
        numbers: [...numbers],
        odds,
        stake: toMajor(bet.stake),
        payout: won(status, bet.payout),
        status,
      };
    }),
  };
};
