import { balls } from './kinds/balls.ts';
import { dice } from './kinds/dice.ts';
import { digits } from './kinds/digits.ts';
import { race } from './kinds/race.ts';
import { wheel } from './kinds/wheel.ts';
import type { LotteryKind } from './play.ts';
import { daily, type Schedule, scheduleEvery } from './schedule.ts';

interface MotifRules {
  readonly kind: LotteryKind;
  /** Schedules by position among the motif's titles; the last one applies to the rest. */
  readonly schedules: readonly [Schedule, ...Schedule[]];
}

const motifRules = (kind: LotteryKind, ...schedules: readonly [Schedule, ...Schedule[]]): MotifRules => ({
  kind,
  schedules,
});

const evening = daily(['21:00']);
const threeDaily = daily(['14:00', '17:00', '21:00']);

/** Rules of lotteries, by the motif of their catalogue entry. */
export const rulesByMotif: Readonly<Record<string, MotifRules>> = {
  speedballs: motifRules(digits(5), scheduleEvery(1), scheduleEvery(3)),
  pkcars: motifRules(race, scheduleEvery(3), scheduleEvery(1)),
  quickdice: motifRules(dice, scheduleEvery(1), scheduleEvery(2)),
  keno: motifRules(balls(80, 20), scheduleEvery(5)),
  luckywheel: motifRules(wheel(0, 36), scheduleEvery(1), scheduleEvery(2)),
  clover: motifRules(balls(36, 6), scheduleEvery(3), scheduleEvery(5)),
  hourglass: motifRules(digits(3), scheduleEvery(1)),
  comet: motifRules(balls(50, 5), scheduleEvery(3), scheduleEvery(5)),
  coinsdraw: motifRules(dice, scheduleEvery(3), scheduleEvery(1)),
  zodiac: motifRules(wheel(1, 12), scheduleEvery(5), scheduleEvery(10)),
  eleven: motifRules(balls(11, 5), scheduleEvery(5), scheduleEvery(10)),
  chipsdraw: motifRules(wheel(1, 10), scheduleEvery(1)),
  lottoballs: motifRules(balls(40, 6), evening),
  ticket: motifRules(digits(6), daily(['20:00']), daily(['19:00'])),
  drum3: motifRules(digits(3), threeDaily, daily(['14:00']), evening),
  pick4: motifRules(digits(4), threeDaily, evening),
  pick2: motifRules(digits(2), threeDaily, threeDaily, daily(['12:00'])),
  hanoi: motifRules(digits(5), daily(['18:30']), daily(['20:30']), daily(['19:30'])),
  saigon: motifRules(digits(5), daily(['17:15'])),
  danang: motifRules(digits(5), daily(['18:15'])),
  bangkok: motifRules(digits(6), daily(['16:00'], 3), daily(['17:00'])),
  vientiane: motifRules(digits(4), daily(['20:20']), daily(['21:30'])),
  jakarta: motifRules(digits(4), daily(['22:00'])),
  merlion: motifRules(digits(4), daily(['18:30'])),
  jackpotpot: motifRules(balls(55, 6), daily(['21:00'], 0)),
};
