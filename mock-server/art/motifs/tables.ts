import { bingoBalls, colourBalls } from '../heroes/balls.ts';
import { chips, fan, spread } from '../heroes/cards.ts';
import { fairDice, redDice, threeDice } from '../heroes/dice.ts';
import { group, medal, medallionEmblem, plain } from '../heroes/hero.ts';
import { goldCoin } from '../heroes/prop.ts';
import { moneyWheel, roulette } from '../heroes/wheels.ts';
import { gold } from '../paint/metals.ts';
import { type Motif, motif } from './motif.ts';

export const tableMotifs: Readonly<Record<string, Motif>> = {
  tongits: motif(fan(['3', 'clubs'], ['4', 'clubs'], ['5', 'clubs'], ['Q', 'hearts'], ['', 'joker']), 'coin fire coin'),
  pusoy: motif(
    fan(['10', 'hearts'], ['J', 'hearts'], ['Q', 'hearts'], ['K', 'hearts'], ['A', 'hearts']),
    'crown coin glowing-star',
  ),
  pusoydos: motif(fan(['2', 'clubs'], ['2', 'spades'], ['2', 'hearts'], ['2', 'diamonds']), 'gem-stone coin fire'),
  bingo: motif(bingoBalls, 'glowing-star ticket party-popper'),
  luckynine: motif(spread(['4', 'hearts'], ['5', 'spades']), 'four-leaf-clover coin coin'),
  holdem: motif(
    group([chips, 0, 40, 0.9], [spread(['A', 'spades'], ['K', 'spades']), 0, -24, 0.86]),
    'coin coin trophy',
  ),
  rummy: motif(
    fan(['7', 'diamonds'], ['8', 'diamonds'], ['9', 'diamonds'], ['K', 'clubs'], ['K', 'spades'], ['K', 'hearts']),
    'coin tropical-drink coin',
  ),
  coins: motif(
    group([goldCoin, -70, 34, 1.5, -14], [goldCoin, 70, 34, 1.5, 16], [goldCoin, 0, -16, 1.96]),
    'sparkles coin sparkles',
  ),
  bulls: motif(plain('ox', 246), 'coin fire coin'),
  duel: motif(spread(['3', 'hearts'], ['J', 'clubs'], ['10', 'diamonds']), 'sparkles coin fire'),
  dicecup: motif(redDice, 'coin tumbler-glass coin'),
  baccarat: motif(spread(['9', 'spades'], ['K', 'hearts'], ['A', 'diamonds']), 'coin crown coin'),
  roulette: motif(roulette, 'coin gem-stone coin'),
  blackjack: motif(spread(['A', 'spades'], ['J', 'hearts']), 'crown coin coin'),
  dragontiger: motif(
    group([plain('dragon-face', 150), -62, -4, 1], [plain('tiger-face', 146), 64, 4, 1]),
    'fire coin high-voltage',
  ),
  sicbo: motif(threeDice, 'red-envelope coin coin'),
  moneywheel: motif(moneyWheel, 'coin wrapped-gift balloon'),
  livepoker: motif(
    group([chips, 0, 34, 0.92], [fan(['A', 'clubs'], ['A', 'diamonds'], ['A', 'hearts']), 0, -26, 0.8]),
    'coin trophy coin',
  ),
  fantan: motif(
    group(
      [plain('spiral-shell', 120), -70, 36, 1],
      [plain('bowl-with-spoon', 180), 20, 20, 1],
      [plain('spiral-shell', 110), 36, -64, 1, 20],
    ),
    'coin oyster coin',
  ),
  niuniu: motif(medallionEmblem('bull', gold, 168), 'fire coin coin'),
  hilo: motif(
    group(
      [spread(['2', 'clubs'], ['Q', 'diamonds']), 0, 0, 0.94],
      [plain('up-arrow', 76), -92, -92, 1],
      [plain('down-arrow', 76), 92, 98, 1],
    ),
    'coin coin sparkles',
  ),
  gameshow: motif(plain('studio-microphone', 236), 'clapper-board glowing-star money-bag'),
  sedie: motif(
    group(
      [plain('red-circle', 116), -64, -56, 1],
      [plain('white-circle', 116), 64, -56, 1],
      [plain('white-circle', 116), -64, 64, 1],
      [plain('red-circle', 116), 64, 64, 1],
    ),
    'coin coin sparkles',
  ),
  livecolor: motif(fairDice, 'video-camera balloon ticket'),
  livebingo: motif(colourBalls, 'video-camera glowing-star ticket'),
  dealer: motif(medal('top-hat', 160), 'bottle-with-popping-cork gem-stone clinking-glasses'),
};
