import { fishTitles } from './names/fish.ts';
import { elottTitles, lottTitles } from './names/lottery.ts';
import { rngTitles } from './names/rng.ts';
import { cockfightTitles, esportsTitles, sportsTitles } from './names/sports.ts';
import { liveTitles, pvpTitles } from './names/tables.ts';
import type { Titles } from './names/title.ts';
import type { GameCategory, GameType, Screen } from './types.ts';

/** One category: its titles, the first nodeId and how its games are played. */
export interface CategoryDefinition {
  readonly category: GameCategory;
  readonly gameType: GameType;
  readonly firstNodeId: number;
  readonly screen: Screen;
  readonly titles: readonly Titles[];
}

export const categoryDefinitions: readonly CategoryDefinition[] = [
  {
    category: 'RNG',
    gameType: 'RNG',
    firstNodeId: 1001,
    screen: 'slot',
    titles: rngTitles,
  },
  {
    category: 'PVP',
    gameType: 'PVP',
    firstNodeId: 2001,
    screen: 'tongits',
    titles: pvpTitles,
  },
  {
    category: 'LIVE',
    gameType: 'LIVE',
    firstNodeId: 3001,
    screen: 'live',
    titles: liveTitles,
  },
  {
    category: 'FISH',
    gameType: 'FISH',
    firstNodeId: 4001,
    screen: 'fish',
    titles: fishTitles,
  },
  {
    category: 'SPORTS',
    gameType: 'SPORTS',
    firstNodeId: 5001,
    screen: 'sports',
    titles: sportsTitles,
  },
  {
    category: 'ESPORTS',
    gameType: 'SPORTS',
    firstNodeId: 6001,
    screen: 'sports',
    titles: esportsTitles,
  },
  {
    category: 'COCKFIGHT',
    gameType: 'SPORTS',
    firstNodeId: 6501,
    screen: 'sabong',
    titles: cockfightTitles,
  },
  {
    category: 'ELOTT',
    gameType: 'ELOTT',
    firstNodeId: 7001,
    screen: 'lottery',
    titles: elottTitles,
  },
  {
    category: 'LOTT',
    gameType: 'LOTT',
    firstNodeId: 8001,
    screen: 'lottery',
    titles: lottTitles,
  },
];
