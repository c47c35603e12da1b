import type { BannerId } from './banner-ids.ts';
import type { Scene } from './choice.ts';
import { lottoBalls } from './heroes/balls.ts';
import { chips, spread } from './heroes/cards.ts';
import { fairDice } from './heroes/dice.ts';
import { goldPot, parol } from './heroes/fiesta.ts';
import { type Hero, metalEmblem, plain } from './heroes/hero.ts';
import { goldCoin } from './heroes/prop.ts';
import { bolt } from './heroes/sky.ts';
import { hoop } from './heroes/sport.ts';
import { jeepney } from './heroes/street.ts';
import { sevens } from './heroes/tiles.ts';
import { ferrisWheel, moneyWheel, roulette } from './heroes/wheels.ts';
import { gold } from './paint/metals.ts';
import type { Palette } from './palettes.ts';

/** Hero, position relative to the light, scale, rotation; later ones are drawn on top. */
type Part = readonly [hero: Hero, x: number, y: number, scale: number, turn?: number];

interface Banner {
  readonly palette: Palette;
  readonly scene: Scene;
  readonly parts: readonly Part[];
}

const small = (name: string): Hero => plain(name, 100);
const banner = (palette: Palette, scene: Scene, ...parts: Part[]): Banner => ({ palette, scene, parts });

export const banners: Readonly<Record<BannerId, Banner>> = {
  welcome: banner(
    'kidlat',
    'rays',
    [goldCoin, 118, -112, 0.66, 24],
    [bolt, 4, -10, 1.28],
    [small('wrapped-gift'), -112, 94, 1.36, -8],
    [goldCoin, 112, 100, 1.2, 14],
  ),
  cashback: banner(
    'esmeralda',
    'felt',
    [chips, 80, 66, 0.86],
    [spread(['A', 'spades'], ['K', 'hearts']), -26, -8, 1.08, -4],
    [small('crown'), -6, -24, 1.7],
  ),
  derby: banner(
    'narra',
    'arena',
    [small('soccer-ball'), 122, 92, 1.06],
    [plain('trophy', 232), 0, -12, 1.1],
    [small('basketball'), -116, 96, 1.12, 10],
  ),
  fair: banner(
    'pista',
    'fair',
    [small('circus-tent'), -122, 72, 1.6],
    [ferrisWheel('#fff3d6', ['#ea2f45', '#ffc91f', '#2379ff', '#22b573']), 6, -6, 1.26],
    [small('carousel-horse'), 126, 94, 1.3],
  ),
  invite: banner(
    'gabi',
    'capiz',
    [small('party-popper'), -118, 60, 1.34, -8],
    [plain('red-envelope', 212), 8, -8, 1, 7],
    [small('glowing-star'), 116, -98, 0.86],
    [goldCoin, 104, 104, 1, 12],
  ),
  rewards: banner(
    'butil',
    'bokeh',
    [small('ring'), 126, -60, 0.9, 12],
    [metalEmblem('open-treasure-chest', gold, 252), 0, 4, 1.04],
    [small('gem-stone'), -124, 92, 1, -12],
    [small('crown'), 122, 98, 1.1, 10],
  ),
  fishing: banner(
    'laguna',
    'reef',
    [plain('shark', 220), 34, -34, 1.1],
    [small('tropical-fish'), -106, -82, 0.8],
    [small('crab'), -92, 98, 1.24],
    [goldCoin, 130, 96, 0.9, 14],
  ),
  esports: banner(
    'hiyas',
    'grid',
    [small('headphone'), -120, -66, 1, -14],
    [plain('video-game', 240), 6, 8, 1.12, -6],
    [small('high-voltage'), 124, -86, 0.92, 10],
    [small('trophy'), 126, 104, 1],
  ),
  lottery: banner(
    'dagat',
    'bokeh',
    [small('ticket'), 126, -102, 0.9, 16],
    [lottoBalls, 0, -2, 1.24],
    [small('four-leaf-clover'), -132, 112, 0.86, -10],
  ),
  live: banner(
    'siling',
    'curtain',
    [roulette, 34, -10, 1.22],
    [spread(['9', 'spades'], ['A', 'diamonds']), -104, 92, 0.62, -8],
    [goldCoin, 126, 106, 0.9, 14],
  ),
  slots: banner(
    'gumamela',
    'rays',
    [small('cherries'), -128, -92, 0.96, -8],
    [sevens, 4, 0, 1.12],
    [small('bell'), 130, 106, 0.96, 12],
    [goldCoin, -126, 110, 0.9, -10],
  ),
  spin: banner(
    'hatinggabi',
    'spotlights',
    [moneyWheel, 6, 4, 1.28],
    [small('wrapped-gift'), 132, 106, 1, 8],
    [goldCoin, -126, 112, 0.9, -12],
  ),
  vip: banner(
    'uling',
    'curtain',
    [plain('crown', 236), 4, -22, 1.08],
    [small('gem-stone'), -110, 92, 1.1, -10],
    [small('ring'), 112, 92, 1.06, 10],
  ),
  deposit: banner(
    'gubat',
    'banig',
    [small('credit-card'), 96, -78, 1.5, 12],
    [plain('money-bag', 216), -8, 2, 1.06],
    [goldCoin, 112, 96, 1.1, 14],
    [goldCoin, -120, 106, 0.86, -14],
  ),
  birthday: banner(
    'ube',
    'bokeh',
    [small('balloon'), -116, -66, 1.2, -12],
    [small('balloon'), 120, -80, 1.1, 12],
    [plain('birthday-cake', 220), 4, 12, 1.04],
    [small('wrapped-gift'), 124, 104, 0.96, 8],
  ),
  holiday: banner(
    'gabi',
    'moon',
    [parol, 6, -8, 1.22],
    [small('wrapped-gift'), -120, 104, 1, -10],
    [small('christmas-tree'), 128, 92, 1.16],
  ),
  color: banner(
    'takip',
    'fair',
    [fairDice, 2, 0, 1.18],
    [small('popcorn'), 136, 104, 0.9, 10],
    [small('balloon'), -136, -78, 0.92, -10],
  ),
  hoops: banner(
    'dalandan',
    'court',
    [hoop, 4, 6, 1.2],
    [small('trophy'), 130, 100, 1],
    [small('running-shoe'), -126, 108, 0.96, -8],
  ),
  biyahe: banner(
    'neon',
    'skyline',
    [jeepney, 4, 2, 1.22],
    [small('money-with-wings'), -132, -92, 0.9, -10],
    [goldCoin, 136, -94, 0.72, 14],
  ),
  jackpot: banner(
    'ginto',
    'rays',
    [goldPot, 4, 12, 1.2],
    [small('gem-stone'), -130, 100, 0.94, -12],
    [small('crown'), 132, 104, 0.96, 10],
  ),
  app: banner(
    'langit',
    'clouds',
    [plain('mobile-phone', 236), 0, 0, 1.12, 8],
    [small('high-voltage'), -4, -6, 0.9, 8],
    [goldCoin, 116, 96, 0.9, 14],
    [small('rocket'), -116, -70, 1.1],
  ),
};
