import { group, medallionEmblem, metalEmblem, plain } from '../heroes/hero.ts';
import { hoop, roosterDuel } from '../heroes/sport.ts';
import { bronze, gold, silver } from '../paint/metals.ts';
import type { Pen } from '../paint/pen.ts';
import { type Motif, motif } from './motif.ts';

const flame = (pen: Pen): string => pen.linear(['#ffc9a0', '#f0402a', '#7a0c0c']);
const frost = (pen: Pen): string => pen.linear(['#e3f2ff', '#3f8af0', '#0d2a78']);
const toxic = (pen: Pen): string => pen.linear(['#eaffd0', '#4fe08a', '#0a6a4a']);
const plasma = (pen: Pen): string => pen.linear(['#ffe0ff', '#d84cf0', '#4a1a9a']);

export const sportsMotifs: Readonly<Record<string, Motif>> = {
  basketball: motif(hoop, 'megaphone trophy glowing-star'),
  football: motif(
    group([plain('goal-net', 230), 0, -16, 1], [plain('soccer-ball', 150), 22, 42, 1]),
    'trophy running-shoe megaphone',
  ),
  volleyball: motif(plain('volleyball', 226), 'trophy megaphone sun'),
  boxing: motif(plain('boxing-glove', 236), 'trophy collision bell'),
  tennis: motif(plain('tennis', 236), 'trophy sun running-shirt'),
  horserace: motif(plain('horse-racing', 250), 'trophy horse rosette'),
  badminton: motif(plain('badminton', 236), 'trophy running-shirt glowing-star'),
  baseball: motif(
    group([plain('baseball', 190), 0, 0, 1], [plain('cricket-game', 130), 74, 46, 1]),
    'billed-cap trophy stadium',
  ),
  billiards: motif(plain('pool-8-ball', 220), 'trophy coin glowing-star'),
  motorsport: motif(plain('racing-car', 250), 'trophy fire stopwatch'),
  tabletennis: motif(plain('ping-pong', 232), 'trophy glowing-star running-shirt'),
  mma: motif(medallionEmblem('fist', gold, 164), 'fire trophy bell'),
  cycling: motif(plain('person-biking', 250), 'bicycle stopwatch mountain'),
  golf: motif(group([plain('person-golfing', 236), 0, 0, 1]), 'trophy deciduous-tree sun'),
  esportscup: motif(plain('trophy', 236), 'soccer-ball basketball glowing-star'),
  gamepad: motif(plain('video-game', 244), 'joystick high-voltage glowing-star'),
  blades: motif(metalEmblem('sabers-choc', frost, 232), 'shield fire gem-stone'),
  crosshair: motif(medallionEmblem('crosshair', flame, 172), 'bomb collision bullseye'),
  tower: motif(metalEmblem('tower-flag', plasma, 236), 'crossed-swords fire shield'),
  mech: motif(metalEmblem('battle-mech', silver, 240), 'high-voltage gear rocket'),
  wyvern: motif(metalEmblem('wyvern', toxic, 244), 'fire gem-stone egg'),
  headset: motif(plain('headphone', 236), 'microphone high-voltage musical-notes'),
  mobile: motif(
    group([plain('mobile-phone', 226), 0, 0, 1, -8], [metalEmblem('crossed-swords', gold, 104), 0, 0, 1, -8]),
    'joystick gem-stone glowing-star',
  ),
  wizard: motif(plain('person-mage', 246), 'crystal-ball glowing-star magic-wand'),
  keyboard: motif(plain('keyboard', 240, -6), 'computer-mouse high-voltage trophy'),
  kart: motif(plain('racing-car', 244, -6, true), 'joystick stopwatch fire'),
  royale: motif(
    group([plain('parachute', 240), 0, -10, 1], [plain('package', 84), 0, 84, 1]),
    'helicopter military-helmet collision',
  ),
  sabongduel: motif(roosterDuel, 'fire feather coin'),
  sabongcrest: motif(medallionEmblem('rooster', gold, 168), 'sun coin feather'),
  redcock: motif(metalEmblem('rooster', flame, 234), 'fire feather hot-pepper'),
  bluecock: motif(metalEmblem('rooster', frost, 234, true), 'high-voltage feather gem-stone'),
  spur: motif(
    group([metalEmblem('curvy-knife', silver, 216), 0, 0, 1], [plain('feather', 110), 78, 60, 1]),
    'trophy feather fire',
  ),
  feathers: motif(medallionEmblem('feathered-wing', gold, 166), 'feather coin feather'),
  sabonggate: motif(plain('stadium', 240), 'rooster megaphone ticket'),
  sabongcup: motif(
    group([plain('trophy', 220), 0, -8, 1], [metalEmblem('rooster', bronze, 96), 0, -42, 1]),
    'coin feather glowing-star',
  ),
  chick: motif(plain('baby-chick', 226), 'egg feather sheaf-of-rice'),
  merondrum: motif(
    group(
      [metalEmblem('rooster', flame, 150, true), -58, -24, 1],
      [metalEmblem('rooster', silver, 150), 60, -24, 1],
      [plain('drum', 116), 0, 70, 1],
    ),
    'coin coin megaphone',
  ),
  dawncock: motif(
    group(
      [plain('sun', 236), 0, -4, 1],
      [metalEmblem('rooster', (pen) => pen.linear(['#5a2a10', '#1c0a04']), 190), 0, 14, 1],
    ),
    'sheaf-of-rice house feather',
  ),
  cockcrown: motif(
    group([plain('rooster', 214), 0, 22, 1], [plain('crown', 92), -46, -98, 1, -8]),
    'coin gem-stone feather',
  ),
};
