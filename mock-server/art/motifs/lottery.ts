import {
  drawDrum,
  elevenBalls,
  fiveBalls,
  fourBalls,
  kenoBalls,
  lottoBalls,
  ticket,
  twoBalls,
} from '../heroes/balls.ts';
import { chips } from '../heroes/cards.ts';
import { threeDice } from '../heroes/dice.ts';
import { goldPot } from '../heroes/fiesta.ts';
import { group, medal, medallionEmblem, plain } from '../heroes/hero.ts';
import { goldCoin } from '../heroes/prop.ts';
import { calmWheel } from '../heroes/wheels.ts';
import { gold } from '../paint/metals.ts';
import { type Motif, motif } from './motif.ts';

export const lotteryMotifs: Readonly<Record<string, Motif>> = {
  speedballs: motif(fiveBalls, 'stopwatch high-voltage coin'),
  pkcars: motif(
    group([plain('racing-car', 170), -20, -50, 1], [plain('sport-utility-vehicle', 170), 24, 52, 1]),
    'stopwatch trophy rosette',
  ),
  quickdice: motif(threeDice, 'stopwatch coin coin'),
  keno: motif(kenoBalls, 'glowing-star coin sparkles'),
  luckywheel: motif(calmWheel, 'stopwatch coin glowing-star'),
  clover: motif(plain('four-leaf-clover', 236), 'coin lady-beetle coin'),
  hourglass: motif(plain('hourglass-not-done', 236), 'coin high-voltage sparkles'),
  comet: motif(plain('comet', 240), 'glowing-star star ringed-planet'),
  coinsdraw: motif(group([goldCoin, -46, -26, 1.76], [goldCoin, 68, 56, 1.3]), 'up-arrow down-arrow sparkles'),
  zodiac: motif(
    group(
      [plain('rat', 104), -84, -52, 1],
      [plain('rabbit-face', 104), 84, -52, 1],
      [plain('tiger-face', 130), 0, -28, 1],
      [plain('dragon-face', 116), -62, 62, 1],
      [plain('horse-face', 112), 66, 62, 1],
    ),
    'moon-cake coin red-envelope',
  ),
  eleven: motif(elevenBalls, 'stopwatch coin sparkles'),
  chipsdraw: motif(chips, 'coin sparkles stopwatch'),
  lottoballs: motif(lottoBalls, 'ticket coin glowing-star'),
  ticket: motif(ticket, 'four-leaf-clover coin glowing-star'),
  drum3: motif(drawDrum(['1', '7', '3', '9', '0', '5']), 'ticket coin sun'),
  pick4: motif(fourBalls, 'ticket coin sparkles'),
  pick2: motif(twoBalls, 'ticket sun coin'),
  hanoi: motif(medallionEmblem('pagoda', gold, 168), 'lotus red-envelope coin'),
  saigon: motif(plain('lotus', 236), 'hibiscus coin ticket'),
  danang: motif(plain('dragon', 246), 'coin water-wave ticket'),
  bangkok: motif(plain('elephant', 246), 'lotus crown coin'),
  vientiane: motif(group([plain('glowing-star', 220), 0, 0, 1]), 'lotus coin hibiscus'),
  jakarta: motif(plain('phoenix-bird', 246), 'herb coin hibiscus'),
  merlion: motif(medal('lion', 166), 'water-wave coin cityscape'),
  jackpotpot: motif(goldPot, 'gem-stone crown glowing-star'),
};
