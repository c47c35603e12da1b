import { dayOf, hourOf } from '#lib/dates/market-time.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { Random, seedOf } from '#sim/core/random.ts';
import type { World } from '#sim/core/world.ts';
import { drawSeed } from './draw-seed.ts';
import type { Lottery } from './lotteries.ts';

/** Times of one draw, epoch ms: bets are accepted from `opensAt` until just before `closesAt`. */
export interface Draw {
  readonly drawId: string;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
}

/** Makes a draw be redrawn for a forced result; the id contains lottery and draw. */
interface Redraw extends Doc {
  readonly salt: number;
}

const redrawRecords = collection<Redraw>()('lottery-rethrow');

/** Returns the id of a draw: its day and time in the market’s time zone, such as `261121-0832`. */
const drawIdOf = (at: number): string => `${dayOf(at).slice(2).replaceAll('-', '')}-${hourOf(at).replace(':', '')}`;

const drawAt = ({ schedule }: Lottery, drawsAt: number): Draw => ({
  drawId: drawIdOf(drawsAt),
  opensAt: schedule.last(drawsAt - 1) - schedule.closing,
  closesAt: drawsAt - schedule.closing,
  drawsAt,
});

/** Returns the draw that accepts bets at an instant. */
export const openDraw = (lottery: Lottery, now: number): Draw =>
  drawAt(lottery, lottery.schedule.next(now + lottery.schedule.closing));

const keyOf = ({ code }: Lottery, drawsAt: number): string => `${code} ${drawIdOf(drawsAt)}`;

/** Number of values to skip at the start of a generator. */
const skippedValues = 8;

const drawNumbers = (world: World, lottery: Lottery, drawsAt: number, salt: number): string[] => {
  const random = new Random(seedOf(`${drawSeed(world, keyOf(lottery, drawsAt), drawsAt)} ${salt}`));
  // The first draws of similar seeds are correlated.
  for (let at = 0; at < skippedValues; at += 1) random.fraction();
  return lottery.kind.draw(random);
};

/** Returns the numbers of a past or future draw. */
export const numbersOf = (world: World, lottery: Lottery, drawsAt: number): string[] =>
  drawNumbers(world, lottery, drawsAt, world.state.get(redrawRecords, keyOf(lottery, drawsAt))?.salt ?? 0);

/** Redraws a future draw until it is accepted. Returns false, without a change, if none of `maxRedraws` draws is. */
export const redrawUntil = (
  world: World,
  lottery: Lottery,
  drawsAt: number,
  maxRedraws: number,
  isAccepted: (drawn: readonly string[]) => boolean,
): boolean => {
  for (let salt = 0; salt < maxRedraws; salt += 1) {
    if (!isAccepted(drawNumbers(world, lottery, drawsAt, salt))) continue;
    world.state.put(redrawRecords, { id: keyOf(lottery, drawsAt), salt });
    return true;
  }
  return false;
};

/** Returns the latest draws that took place, newest first. */
export const pastDraws = (world: World, lottery: Lottery, count: number, skip = 0) => {
  let at = lottery.schedule.last(world.now());
  for (let skipped = 0; skipped < skip; skipped += 1) at = lottery.schedule.last(at - 1);
  return Array.from({ length: count }, () => {
    const drawn = { drawId: drawIdOf(at), numbers: numbersOf(world, lottery, at), at };
    at = lottery.schedule.last(at - 1);
    return drawn;
  });
};
