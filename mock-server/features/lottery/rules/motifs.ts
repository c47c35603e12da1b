import { balls } from './kinds/balls.ts';
import { dice } from './kinds/dice.ts';
import { digits } from './kinds/digits.ts';
import { race } from './kinds/race.ts';
import { wheel } from './kinds/wheel.ts';
import type { LotteryKind } from './play.ts';
import { daily, everyMinutes, type Schedule } from './schedule.ts';

interface Fashion {
  readonly kind: LotteryKind;
  /** Schedules by position among the motif's titles; the last one applies to the rest. */
  readonly schedules: readonly [Schedule, ...Schedule[]];
}

const fashion = (kind: LotteryKind, ...schedules: readonly [Schedule, ...Schedule[]]): Fashion => ({ kind, schedules });

const evening = daily(['21:00']);
const threeDaily = daily(['14:00', '17:00', '21:00']);

/** Rules of lotteries, by the motif of their catalogue entry. */
export const fashions: Readonly<Record<string, Fashion>> = {
  speedballs: fashion(digits(5), everyMinutes(1), everyMinutes(3)),
  pkcars: fashion(race, everyMinutes(3), everyMinutes(1)),
  quickdice: fashion(dice, everyMinutes(1), everyMinutes(2)),
  keno: fashion(balls(80, 20), everyMinutes(5)),
  luckywheel: fashion(wheel(0, 36), everyMinutes(1), everyMinutes(2)),
  clover: fashion(balls(36, 6), everyMinutes(3), everyMinutes(5)),
  hourglass: fashion(digits(3), everyMinutes(1)),
  comet: fashion(balls(50, 5), everyMinutes(3), everyMinutes(5)),
  coinsdraw: fashion(dice, everyMinutes(3), everyMinutes(1)),
  zodiac: fashion(wheel(1, 12), everyMinutes(5), everyMinutes(10)),
  eleven: fashion(balls(11, 5), everyMinutes(5), everyMinutes(10)),
  chipsdraw: fashion(wheel(1, 10), everyMinutes(1)),
  lottoballs: fashion(balls(40, 6), evening),
  ticket: fashion(digits(6), daily(['20:00']), daily(['19:00'])),
  drum3: fashion(digits(3), threeDaily, daily(['14:00']), evening),
  pick4: fashion(digits(4), threeDaily, evening),
  pick2: fashion(digits(2), threeDaily, threeDaily, daily(['12:00'])),
  hanoi: fashion(digits(5), daily(['18:30']), daily(['20:30']), daily(['19:30'])),
  saigon: fashion(digits(5), daily(['17:15'])),
  danang: fashion(digits(5), daily(['18:15'])),
  bangkok: fashion(digits(6), daily(['16:00'], 3), daily(['17:00'])),
  vientiane: fashion(digits(4), daily(['20:20']), daily(['21:30'])),
  jakarta: fashion(digits(4), daily(['22:00'])),
  merlion: fashion(digits(4), daily(['18:30'])),
  jackpotpot: fashion(balls(55, 6), daily(['21:00'], 0)),
};
