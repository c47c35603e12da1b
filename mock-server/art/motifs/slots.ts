import { fairDice } from '../heroes/dice.ts';
import { haloHalo, maskDrum, parol } from '../heroes/fiesta.ts';
import { group, medal, medallionEmblem, metalEmblem, plain } from '../heroes/hero.ts';
import { koi } from '../heroes/sea.ts';
import { bolt, rocket } from '../heroes/sky.ts';
import { jeepney, vinta } from '../heroes/street.ts';
import { sevens } from '../heroes/tiles.ts';
import { ferrisWheel } from '../heroes/wheels.ts';
import { durian, sampaguita, tarsier, terraces } from '../heroes/wild.ts';
import { gold } from '../paint/metals.ts';
import { type Motif, motif } from './motif.ts';

export const slotMotifs: Readonly<Record<string, Motif>> = {
  bolt: motif(bolt, 'coin coin gem-stone'),
  colordice: motif(fairDice, 'balloon popcorn ticket'),
  carabao: motif(plain('water-buffalo', 250), 'sheaf-of-rice coin hibiscus'),
  mayondragon: motif(plain('dragon', 256), 'fire gem-stone volcano'),
  oyster: motif(plain('oyster', 226), 'tropical-fish spiral-shell coral'),
  jeepney: motif(jeepney, 'coin money-bag glowing-star'),
  haloHalo: motif(haloHalo, 'mango coconut cherries'),
  parol: motif(parol, 'wrapped-gift glowing-star christmas-tree'),
  sampaguita: motif(sampaguita, 'butterfly honeybee ring'),
  lechon: motif(medal('pig-face', 184), 'pineapple hot-pepper money-bag'),
  rocket: motif(rocket, 'coin ringed-planet glowing-star'),
  treasure: motif(metalEmblem('open-treasure-chest', gold, 228), 'gem-stone crown coin'),
  eagle: motif(medallionEmblem('eagle-emblem', gold, 176), 'feather gem-stone feather'),
  tarsier: motif(tarsier, 'leafy-green full-moon butterfly'),
  mango: motif(
    group([plain('mango', 160, -14), -58, 20, 1], [plain('mango', 190, 12), 36, -8, 1]),
    'mango hibiscus coconut',
  ),
  butterfly: motif(plain('butterfly', 230, -8), 'hibiscus blossom butterfly'),
  santelmo: motif(
    group([plain('ghost', 200), 0, 16, 1], [plain('fire', 120), 84, 54, 1], [plain('fire', 96), -88, 64, 1]),
    'full-moon bat glowing-star',
  ),
  diwata: motif(plain('woman-fairy', 250), 'hibiscus butterfly glowing-star'),
  kapre: motif(plain('ogre', 224), 'bat deciduous-tree full-moon'),
  crown: motif(plain('crown', 230), 'gem-stone ring coin'),
  gem: motif(
    group(
      [plain('gem-stone', 120), -82, 50, 1, -12],
      [plain('gem-stone', 120), 82, 50, 1, 12],
      [plain('gem-stone', 190), 0, -16, 1],
    ),
    'glowing-star ring coin',
  ),
  sevens: motif(sevens, 'cherries bell coin'),
  fruit: motif(
    group(
      [plain('pineapple', 150), -64, -18, 1, -10],
      [plain('grapes', 140), 72, -14, 1, 10],
      [plain('watermelon', 150), 0, 52, 1],
    ),
    'cherries mango lemon',
  ),
  cherries: motif(plain('cherries', 226), 'cherries lemon bell'),
  watermelon: motif(plain('watermelon', 224), 'watermelon umbrella-on-ground tropical-drink'),
  pineapple: motif(plain('pineapple', 240), 'tropical-drink hibiscus pineapple'),
  coconut: motif(
    group([plain('palm-tree', 180), 48, -24, 1], [plain('coconut', 172), -26, 34, 1]),
    'coconut hibiscus tropical-drink',
  ),
  durian: motif(durian, 'crown leafy-green mango'),
  vinta: motif(vinta, 'spiral-shell tropical-fish coin'),
  turtle: motif(plain('turtle', 246), 'spiral-shell tropical-fish coin'),
  dolphin: motif(plain('dolphin', 240), 'droplet spiral-shell tropical-fish'),
  sirena: motif(plain('woman-merpeople', 256), 'oyster spiral-shell tropical-fish'),
  butanding: motif(plain('whale', 246), 'tropical-fish bubbles tropical-fish'),
  rooster: motif(plain('rooster', 240), 'egg coin sun'),
  bee: motif(
    group([plain('honey-pot', 180), -24, 30, 1], [plain('honeybee', 136), 66, -52, 1, 14]),
    'honeybee sunflower blossom',
  ),
  rice: motif(terraces, 'cooked-rice coin sun'),
  anito: motif(plain('moai', 232), 'gem-stone coin leafy-green'),
  warrior: motif(group([plain('crossed-swords', 232), 0, -10, 1], [plain('shield', 150), 0, 18, 1]), 'crown fire coin'),
  scroll: motif(plain('scroll', 226, -6), 'old-key compass coin'),
  babaylan: motif(plain('crystal-ball', 232), 'glowing-star crescent-moon herb'),
  amulet: motif(medal('nazar-amulet', 160), 'gem-stone glowing-star feather'),
  moonlaho: motif(plain('crescent-moon', 226, -10), 'glowing-star bat star'),
  sunface: motif(plain('sun-with-face', 240), 'sunflower coin glowing-star'),
  koi: motif(koi, 'lotus coin red-envelope'),
  lion: motif(plain('lion', 232), 'drum firecracker red-envelope'),
  redenvelope: motif(
    group(
      [plain('red-envelope', 140), -64, 24, 1, -16],
      [plain('red-envelope', 140), 64, 24, 1, 16],
      [plain('red-envelope', 178), 0, -8, 1],
    ),
    'coin tangerine coin',
  ),
  lantern: motif(plain('red-paper-lantern', 244), 'moon-cake coin fortune-cookie'),
  tiger: motif(plain('tiger-face', 232), 'gem-stone herb coin'),
  panda: motif(plain('panda', 226), 'herb dumpling teacup-without-handle'),
  frog: motif(plain('frog', 228), 'coin lotus umbrella-with-rain-drops'),
  monkey: motif(plain('monkey', 244), 'banana banana coconut'),
  crocodile: motif(plain('crocodile', 246), 'tropical-fish money-bag herb'),
  horse: motif(plain('horse', 250), 'sun coin cowboy-hat-face'),
  karaoke: motif(plain('microphone', 230), 'musical-notes glowing-star clinking-beer-mugs'),
  disco: motif(plain('mirror-ball', 226), 'musical-notes man-dancing high-heeled-shoe'),
  taxi: motif(plain('oncoming-taxi', 240), 'coin vertical-traffic-light money-with-wings'),
  tricycle: motif(plain('auto-rickshaw', 240), 'coin sun banana'),
  balut: motif(plain('hatching-chick', 232), 'egg salt crescent-moon'),
  coffee: motif(plain('hot-beverage', 226), 'bread cookie sunrise'),
  icecream: motif(plain('soft-ice-cream', 246), 'mango cheese-wedge cherries'),
  taho: motif(plain('bubble-tea', 246), 'custard cookie sun'),
  firecracker: motif(
    group([plain('collision', 232), 0, 0, 1], [plain('firecracker', 176), -8, 16, 1]),
    'sparkles firecracker party-popper',
  ),
  balloons: motif(
    group(
      [plain('balloon', 170), -64, 10, 1, -10],
      [plain('balloon', 170), 64, 6, 1, 12],
      [plain('party-popper', 170), 0, 30, 1],
    ),
    'wrapped-gift confetti-ball birthday-cake',
  ),
  ferris: motif(ferrisWheel('#fff3d6', ['#ea2f45', '#ffc91f', '#2379ff', '#22b573']), 'popcorn balloon carousel-horse'),
  clown: motif(plain('clown-face', 230), 'balloon circus-tent popcorn'),
  drum: motif(maskDrum, 'drum maracas long-drum'),
  robot: motif(plain('robot', 226), 'gear high-voltage battery'),
};
