import type { ArtThemeName } from '#sim/features/games/catalogue/art-themes.ts';
import { rngTitles } from '#sim/features/games/catalogue/names/rng.ts';

const words = (text: string): readonly string[] => text.split(' ');

/** Pictures of the eight symbols by theme, the highest paying first. Names of Fluent Emoji. */
const sets: Partial<Record<ArtThemeName, readonly string[]>> = {
  sky: words('high-voltage eagle crown gem-stone star cloud-with-lightning umbrella sun'),
  fiesta: words('ferris-wheel pig-face drum wrapped-gift party-popper balloon bell ribbon'),
  field: words('water-buffalo rooster sheaf-of-rice honey-pot sunflower hibiscus frog honeybee'),
  fire: words('dragon-face volcano crown gem-stone ring fire coin candle'),
  sea: words('oyster dolphin turtle octopus tropical-fish crab spiral-shell fish'),
  city: words('studio-microphone oncoming-taxi trolleybus guitar coin sunglasses radio key'),
  sweet: words('shaved-ice ice-cream doughnut custard soft-ice-cream mango cherries coconut'),
  night: words('crystal-ball owl ghost crescent-moon bat candle key dotted-six-pointed-star'),
  space: words('rocket robot ringed-planet alien satellite comet shooting-star crescent-moon'),
  quest: words('money-bag moai scroll crossed-swords amphora compass shield old-key'),
  jungle: words('monkey-face parrot owl butterfly snake hibiscus herb leaf-fluttering-in-wind'),
  beach: words('sailboat desert-island pineapple watermelon mango coconut palm-tree spiral-shell'),
  royal: words('crown gem-stone ring money-bag trophy bell coin heart-suit'),
  orient: words('dragon-face tiger-face panda red-envelope red-paper-lantern firecracker mahjong-red-dragon tangerine'),
  arena: words('rooster crown trophy shield crossed-swords coin drum bell'),
};
const defaultSet = words('cherries watermelon grapes pineapple tangerine lemon bell four-leaf-clover');

/** Motifs whose own picture is the first symbol of their set. */
const leadSymbols: Readonly<Record<string, string>> = {
  lechon: 'pig-face',
  lion: 'lion',
  tiger: 'tiger-face',
  panda: 'panda',
  koi: 'fish',
  turtle: 'turtle',
  butanding: 'spouting-whale',
  sirena: 'oyster',
  mango: 'mango',
  durian: 'melon',
  watermelon: 'watermelon',
  pineapple: 'pineapple',
  coconut: 'coconut',
  butterfly: 'butterfly',
  crocodile: 'crocodile',
  horse: 'horse-face',
  monkey: 'monkey-face',
  bee: 'honeybee',
  frog: 'frog',
  rice: 'sheaf-of-rice',
  sampaguita: 'white-flower',
  taxi: 'oncoming-taxi',
  disco: 'mirror-ball',
  coffee: 'hot-beverage',
  icecream: 'soft-ice-cream',
  balut: 'egg',
  redenvelope: 'red-envelope',
  lantern: 'red-paper-lantern',
  firecracker: 'firecracker',
  clown: 'clown-face',
  drum: 'drum',
  scroll: 'scroll',
  anito: 'moai',
  diwata: 'woman-fairy-medium',
  amulet: 'nazar-amulet',
  sunface: 'sun-with-face',
  moonlaho: 'full-moon-face',
  eagle: 'eagle',
  gem: 'gem-stone',
};

const fruity = new Set(['sevens', 'fruit', 'cherries']);
const moodOf = new Map(rngTitles.map(({ motif, mood }) => [motif, mood]));

const wildPicture = 'glowing-star';
const scatterPicture = 'wrapped-gift';

/** Returns the names of a slot's pictures: eight symbols, then wild and scatter. */
export const symbolsOf = (motif: string): readonly string[] => {
  const mood = moodOf.get(motif);
  const set = (!fruity.has(motif) && mood && sets[mood]) || defaultSet;
  const lead = leadSymbols[motif];
  const led = lead ? [lead, ...set.filter((name) => name !== lead)].slice(0, 8) : set;
  const scatter = led.includes(scatterPicture) ? 'fireworks' : scatterPicture;
  return [...led, wildPicture, scatter];
};

/** All pictures that slots use. */
export const symbolNames: ReadonlySet<string> = new Set([
  ...[...Object.values(sets), defaultSet].flat(),
  ...Object.values(leadSymbols),
  wildPicture,
  scatterPicture,
  'fireworks',
]);
