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
  /** Possible minimum stakes of games in this category, in major units. */
  readonly minBets: readonly number[];
}

export const categoryDefinitions: readonly CategoryDefinition[] = [
  {
    category: 'RNG',
    gameType: 'RNG',
    firstNodeId: 1001,
    screen: 'slot',
    titles: rngTitles,
    minBets: [0.01, 0.05, 0.1, 0.2, 0.5, 0.5, 0.75, 1, 1, 2, 5],
  },
  {
    category: 'PVP',
    gameType: 'PVP',
    firstNodeId: 2001,
    screen: 'tongits',
    titles: pvpTitles,
    minBets: [0.1, 0.5, 1, 5, 10],
  },
  {
    category: 'LIVE',
    gameType: 'LIVE',
    firstNodeId: 3001,
    screen: 'live',
    titles: liveTitles,
    minBets: [5, 10, 20, 50, 100],
  },
  {
    category: 'FISH',
    gameType: 'FISH',
    firstNodeId: 4001,
    screen: 'fish',
    titles: fishTitles,
    minBets: [0.01, 0.1, 0.5, 1],
  },
  {
    category: 'SPORTS',
    gameType: 'SPORTS',
    firstNodeId: 5001,
    screen: 'sports',
    titles: sportsTitles,
    minBets: [5, 10, 20],
  },
  {
    category: 'ESPORTS',
    gameType: 'SPORTS',
    firstNodeId: 6001,
    screen: 'sports',
    titles: esportsTitles,
    minBets: [5, 10],
  },
  {
    category: 'COCKFIGHT',
    gameType: 'SPORTS',
    firstNodeId: 6501,
    screen: 'sabong',
    titles: cockfightTitles,
    minBets: [10, 20, 50],
  },
  {
    category: 'ELOTT',
    gameType: 'ELOTT',
    firstNodeId: 7001,
    screen: 'lottery',
    titles: elottTitles,
    minBets: [1, 2, 5],
  },
  {
    category: 'LOTT',
    gameType: 'LOTT',
    firstNodeId: 8001,
    screen: 'lottery',
    titles: lottTitles,
    minBets: [1, 10, 20],
  },
];
