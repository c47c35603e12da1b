import { pick, seededRandom, textSeed } from '#sim/core/seeded-random.ts';
import { Pen } from './paint/pen.ts';
import { path, rect, star } from './paint/shapes.ts';
import { glyph } from './paint/symbols.ts';

const shieldPath = 'M48 4L88 14V50Q88 78 48 94Q8 78 8 50V14Z';

/** Main colour, second colour, symbol. */
const liveries = [
  ['#d63d43', '#f6d98a', '#ffffff'],
  ['#2f63d8', '#e9f1ff', '#0d2256'],
  ['#f0a52a', '#5a1f10', '#fff6d8'],
  ['#168a5a', '#f2fbe6', '#06301f'],
  ['#6a3fd0', '#ffd24a', '#ffffff'],
  ['#15181f', '#e8b23a', '#ffffff'],
  ['#0f9aa8', '#f4f8fb', '#053a44'],
  ['#e0562a', '#1d2b52', '#ffffff'],
  ['#a3134a', '#ffd9e6', '#ffffff'],
  ['#39465e', '#9fe6ff', '#ffffff'],
  ['#5c8f1f', '#fff1a8', '#1d300a'],
  ['#8a4a22', '#ffe0b0', '#ffffff'],
] as const;

const divisions = [
  (c: string): string => rect(48, 0, 48, 96, c),
  (c: string): string => rect(0, 34, 96, 26, c),
  (c: string): string => path('M0 70L70 0H96V10L20 96H0Z', c),
  (c: string): string => path('M0 66L48 34L96 66V88L48 56L0 88Z', c),
  (c: string): string => rect(24, 0, 16, 96, c) + rect(56, 0, 16, 96, c),
  (c: string): string => rect(0, 0, 96, 36, c),
  (c: string): string => rect(48, 0, 48, 48, c) + rect(0, 48, 48, 48, c),
];

/** Words in a team's name and their symbols. */
const charges: readonly (readonly [RegExp, string])[] = [
  [/carabao|kalabaw|bull|toro|tamaraw|trau/, 'bull'],
  [/mariner|sail|navy|anchor|port|neo-/, 'anchor'],
  [/eagle|agila|hawk|haribon|dai-bang|chim-cat/, 'eagle-emblem'],
  [/lion|leon|su-tu/, 'lion'],
  [/tiger|tigre|^ho-|^cop-/, 'tiger-head'],
  [/dragon|bakunawa|rong-/, 'dragon-head'],
  [/shark|pating|ca-map/, 'shark-jaws'],
  [/wolf|lobo|soi-/, 'wolf-head'],
  [/horse|mustang|tikbalang|ngua-/, 'horse-head'],
  [/volcan|mayon|lava|magma|nui-lua/, 'volcano'],
  [/storm|kidlat|bolt|thunder|bagyo|bao-|sam-|tia-chop/, 'lightning-storm'],
  [/king|hari|royal|vua-|lakan|datu/, 'crown'],
  [/warrior|mandirigma|knight/, 'crossed-swords'],
  [/sun|araw|solar/, 'sun'],
  [/star|bituin|tala|sao-/, 'barbed-star'],
  [/wave|alon|tide|dagat|surf|song-/, 'big-wave'],
  [/fire|apoy|blaze|flame|phoenix/, 'flame'],
  [/rocket|jet|flyer/, 'rocket'],
  [/snake|cobra|viper/, 'cobra'],
  [/bear|oso/, 'bear-head'],
  [/owl|kwago/, 'owl'],
  [/croc|buwaya/, 'croc-jaws'],
  [/rooster|tandang|manok/, 'rooster'],
  [/mountain|summit|peak|apo|cordillera/, 'peaks'],
  [/miner|hammer|forge|steel|thep-/, 'anvil'],
];

/** Draws a team's crest, 96 by 96. The same team always gets the same crest, by name or slug. */
export function drawCrest(teamName: string): string {
  const slug = teamName.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const next = seededRandom(textSeed(slug));
  const pen = new Pen();
  const [main, second, charge] = pick(liveries, next);
  const division = pick(divisions, next)(second);
  const icon = charges.find(([words]) => words.test(slug))?.[1];
  const sign = icon
    ? glyph(icon, 48, 49, 44, '#000', { opacity: 0.35 }) + glyph(icon, 48, 47, 44, charge)
    : star(48, 48, 22, 9.5, charge);
  const body = [
    path(shieldPath, '#000', 'opacity=".3" transform="translate(0 2)"'),
    `<g ${pen.clip(path(shieldPath, '#000'))}>${rect(0, 0, 96, 96, main)}${division}${rect(
      0,
      0,
      96,
      96,
      pen.linear([
        ['#fff', 0.28],
        ['#fff', 0, 0.5],
        ['#000', 0.28],
      ]),
    )}</g>`,
    path('M48 24Q70 24 70 47T48 72T26 47T48 24Z', main, 'opacity=".92"'),
    sign,
    path(shieldPath, 'none', 'stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-linejoin="round"'),
  ];
  return pen.svg(96, 96, body.join(''));
}
