import type { ParsedBody } from '#contract/types.ts';
import { dayMs } from '#lib/dates/units.ts';
import { toMinor } from '#lib/money/money.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import type { Bet, DecidedResult } from '#sim/features/games/rules/bets.ts';
import {
  type ForcedOutcome,
  ImpossibleOutcome,
  matchesForcedOutcome,
  placeWithForcedOutcome,
  takeForcedOutcome,
} from '#sim/features/games/rules/forced-outcome.ts';
import { placeBet, refundBet, settleBet } from '#sim/features/games/rules/rounds.ts';
import { type DrawBet, isLowRiskDraw } from './draw-risk.ts';
import { secretOf } from './draw-seed.ts';
import { type Draw, numbersOf, openDraw, redrawUntil } from './draws.ts';
import { knownLottery, type Lottery, lotteryOf } from './lotteries.ts';
import { betSourceOf, betsOf, drawKey, type Order, orders, type Slip, slipOf } from './order.ts';
import type { Play } from './play.ts';
import { oddsOf, stakeRange } from './stakes.ts';

type Asked = ParsedBody<'placeOrder'>;

interface Chosen extends Slip {
  readonly minor: number;
}

/** Stakes are refunded if a draw is not settled within this time. */
const settlementTimeoutMs = dayMs;

const playOf = ({ kind }: Lottery, key: string): Play | undefined =>
  kind.groups.flatMap(({ plays }) => plays).find((it) => it.key === key);

const choiceFault = ({ symbols, pick, ordered, repeats }: Play, numbers: readonly string[]): string | undefined => {
  if (numbers.length !== pick) return 'count';
  if (!numbers.every((it) => symbols.includes(it))) return 'choice';
  return !(ordered && repeats) && new Set(numbers).size < pick ? 'repeated' : undefined;
};

const parseBet = (lottery: Lottery, { play: key, numbers, stake }: Asked['bets'][number], at: number): Chosen => {
  const found = playOf(lottery, key);
  if (!found) throw new Refusal('resource.unknown', { value: { bet: at }, why: `${lottery.code} has no play ${key}` });
  const fault = choiceFault(found, numbers);
  if (fault) throw invalid(`bets.${at}.numbers`, fault);
  const { min, max } = stakeRange(lottery.game, found);
  if (stake < min || stake > max)
    throw new Refusal('bet.out-of-range', {
      value: { bet: at, min, max },
      why: `${stake} is not within ${min} to ${max}`,
    });
  return { play: key, numbers, odds: oddsOf(found), minor: toMinor(stake) };
};

/** Throws `draw.closed` with the draw that accepts bets now. */
const checkOpen = (lottery: Lottery, drawId: string, now: number): Draw => {
  const open = openDraw(lottery, now);
  if (open.drawId !== drawId)
    throw new Refusal('draw.closed', { value: open, why: `${drawId} takes no bets; ${open.drawId} does` });
  return open;
};

const prizeOf = (lottery: Lottery, drawn: readonly string[], { play, numbers, odds }: Slip, minor: number): number =>
  playOf(lottery, play)?.wins(drawn, numbers) ? Math.round(minor * odds) : 0;

/** Returns whether the sizes of stakes and prizes allow an outcome, whatever is drawn. */
const allowsOutcome = (forced: ForcedOutcome, stake: number, prizes: readonly number[]): boolean => {
  if (forced === 'lose' || forced === 'extra') return true;
  if (forced === 'below') return Math.min(...prizes) < stake;
  const most = prizes.reduce((sum, it) => sum + it, 0);
  return matchesForcedOutcome(forced, stake, most, false);
};

/** Returns how many draws to try: most draws lose, and the rarest outcome is that all bets win. */
const redrawLimit = (lottery: Lottery, forced: ForcedOutcome, bets: readonly Chosen[]): number => {
  if (forced === 'lose') return 1000;
  const chance = bets.reduce((product, it) => product * (playOf(lottery, it.play)?.chance ?? 0), 1);
  return Math.min(20_000, Math.ceil(200 / chance));
};

/** Redraws until the order has the forced outcome. Throws `ImpossibleOutcome` for `bets` that cannot have it. */
const applyForcedOutcome = (world: World, lottery: Lottery, drawsAt: number, bets: readonly Chosen[]): void => {
  const forced = takeForcedOutcome(world, 'lottery');
  if (!forced) return;
  const stake = bets.reduce((sum, it) => sum + it.minor, 0);
  const prizes = bets.map(({ minor, odds }) => Math.round(minor * odds));
  const isForced =
    allowsOutcome(forced, stake, prizes) &&
    redrawUntil(world, lottery, drawsAt, redrawLimit(lottery, forced, bets), (drawn) => {
      const payout = bets.reduce((sum, it) => sum + prizeOf(lottery, drawn, it, it.minor), 0);
      return matchesForcedOutcome(forced, stake, payout, payout > 0);
    });
  if (!isForced) throw new ImpossibleOutcome('bets', forced);
};

/** Runs `place` and adds the number of the bet to a `bet.out-of-range` refusal. */
const withBetPosition = <T>(bet: number, place: () => T): T => {
  try {
    return place();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'bet.out-of-range') throw error;
    const range = error.value as { min: number; max: number };
    throw new Refusal(error.code, { value: { ...range, bet }, ...(error.why && { why: error.why }) });
  }
};

/**
 * Takes the stakes of all bets, or none. Throws `resource.unknown`, `draw.closed`, `bet.out-of-range` with the bet's
 * position and its range, `request.invalid`, `balance.insufficient`.
 */
export const placeOrder = (world: World, memberId: string, requested: Asked): Order => {
  const lottery = lotteryOf(world.state, requested.code);
  if (requested.playType !== 'trad') throw invalid('playType', 'trad');
  if (requested.prizeMode !== lottery.prizeMode) throw invalid('prizeMode', lottery.prizeMode);
  const { drawId, closesAt, drawsAt } = checkOpen(lottery, requested.drawId, world.now());
  const chosen = requested.bets.map((it, index) => parseBet(lottery, it, index));
  // The draw of the first order of a world derives from the secret too.
  secretOf(world);
  placeWithForcedOutcome(world, 'lottery', () => applyForcedOutcome(world, lottery, drawsAt, chosen));
  const { nodeId, vassalage } = lottery.game;
  const { code } = lottery;
  const empty: Order = {
    id: world.id('LO'),
    member: memberId,
    code,
    nodeId,
    vassalage,
    drawId,
    closesAt,
    drawsAt,
    at: world.now(),
    bets: [],
  };
  const bets = chosen.map(({ minor, ...detail }, index) =>
    withBetPosition(index, () =>
      placeBet(world, betSourceOf(empty), {
        key: String(index + 1),
        stake: minor,
        detail: detail satisfies Slip,
        overdueAt: drawsAt + settlementTimeoutMs,
      }),
    ),
  );
  const placed = { ...empty, bets: bets.map(({ id }) => id) };
  world.state.put(orders, placed);
  world.schedule({ id: `lottery:${code}:${drawId}`, at: drawsAt, type: 'lottery', data: { code, drawId } });
  return placed;
};

/** Returns one of a member's orders. Throws `resource.unknown`. */
export const orderOf = (world: World, memberId: string, id: string): Order => {
  const found = world.state.get(orders, id);
  if (found?.member !== memberId) throw new Refusal('resource.unknown', { why: `no order ${id}` });
  return found;
};

/**
 * Refunds stakes while the draw accepts bets; cancelled bets are ignored. Throws `resource.unknown` and `draw.closed`.
 */
export const cancelBets = (world: World, found: Order, ids: readonly string[]): void => {
  const bets = betsOf(world.state, found).filter(({ id }) => ids.includes(id));
  if (bets.length < new Set(ids).size) throw new Refusal('resource.unknown', { why: 'no such suborder' });
  if (world.now() >= found.closesAt) throw new Refusal('draw.closed', { why: `${found.drawId} is closed` });
  for (const it of bets) refundBet(world, betSourceOf(found), it);
};

/** Settles all orders of one member on a draw. Together they may cover so much of it that none of them counts. */
const settleOrders = (world: World, lottery: Lottery, orders: readonly Order[]): void => {
  const open = orders.flatMap((it) => betsOf(world.state, it)).filter(({ state }) => state === 'open');
  const bets = open.flatMap((bet): DrawBet[] => {
    const { play: key, numbers, odds } = slipOf(bet);
    const play = playOf(lottery, key);
    return play ? [{ bet, play, numbers, odds }] : [];
  });
  const isLowRisk = isLowRiskDraw(lottery.kind, bets);
  for (const found of orders) {
    const drawn = numbersOf(world, lottery, found.drawsAt);
    for (const it of betsOf(world.state, found))
      settleBet(world, betSourceOf(found), it, {
        payout: prizeOf(lottery, drawn, slipOf(it), it.stake),
        lowRisk: isLowRisk,
      });
  }
};

/** Handles a due event: holds a draw and settles all orders on it. */
export const settleDraw = (world: World, { data }: DueEvent): void => {
  const { code, drawId } = data as { code: string; drawId: string };
  const lottery = knownLottery(world.state, code);
  if (!lottery) return;
  const found = world.state.by(orders, 'draw', drawKey(code, drawId));
  for (const member of new Set(found.map((it) => it.member)))
    settleOrders(
      world,
      lottery,
      found.filter((it) => it.member === member),
    );
};

/** Settles an open bet of an order before its draw. Returns undefined for a bet of another kind. */
export const settleLotteryBet = (world: World, bet: Bet, result: DecidedResult): Bet | undefined => {
  const found = world.state.get(orders, bet.launch);
  if (!found) return undefined;
  if (result === 'void') return refundBet(world, betSourceOf(found), bet);
  const payout = result === 'win' ? Math.round(bet.stake * slipOf(bet).odds) : 0;
  return settleBet(world, betSourceOf(found), bet, { payout });
};
