import { categories } from '#contract/games/categories.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { sampleVendor } from '../catalogue/offered-games.ts';
import { games } from '../rules/catalogue.ts';
import { favourites, recents } from '../rules/favourites-and-recents.ts';

export const gameScenarios: readonly Scenario[] = [
  {
    name: 'games.empty',
    description: 'There are no games.',
    requirements: ['R101'],
    change: (world) => {
      for (const { id } of world.state.all(games)) world.state.remove(games, id);
    },
  },
  {
    name: 'games.hot-empty',
    description: 'There are no hot games.',
    requirements: ['R091', 'R092'],
    change: (world) => {
      for (const { hotRank: _, ...it } of world.state.all(games).filter(({ hotRank }) => hotRank !== undefined))
        world.state.put(games, it);
    },
  },
  {
    name: 'games.launch-fails',
    description: 'Games cannot be opened: the provider does not respond.',
    requirements: ['R253', 'R271'],
    faults: [{ endpoint: 'launchGame', kind: 'error', code: 'game.unavailable' }],
  },
  {
    name: 'games.launch-without-address',
    description: 'Games cannot be opened: the provider returns an empty address.',
    requirements: ['R253', 'R271'],
    faults: [{ endpoint: 'launchGame', kind: 'error', code: 'url.empty' }],
  },
  {
    name: 'games.list-slow',
    description: 'The game list takes 4 seconds; all other calls are fast.',
    requirements: ['R101'],
    faults: [{ endpoint: 'gameList', kind: 'delay', delay: 4000 }],
  },
  {
    name: 'games.no-favourites',
    description: 'player01 has no favourites and no recent games.',
    requirements: ['R250', 'R251'],
    change: (world) => {
      const { state } = world;
      const player = memberByAccount(state, 'player01')?.id ?? '';
      for (const { id } of state.by(favourites, 'member', player)) state.remove(favourites, id);
      for (const { id } of state.by(recents, 'member', player)) state.remove(recents, id);
    },
  },
  {
    name: 'games.page-2-fails',
    description: 'The second call for the game list fails.',
    requirements: ['R103', 'R117'],
    faults: [{ endpoint: 'gameList', kind: 'status', status: 500, call: 2 }],
  },
  {
    name: 'games.slots-only',
    description: 'The backend lists only hot games and slots.',
    requirements: ['R091', 'A37'],
    flags: { HIDDEN_CATEGORIES: categories.filter((it) => it !== 'HOT' && it !== 'RNG') },
  },
  {
    name: 'games.vendor-closed',
    description: `The games of ${sampleVendor} are closed.`,
    requirements: ['R253'],
    change: (world) => {
      for (const it of world.state.by(games, 'vassalage', sampleVendor))
        world.state.put(games, { ...it, supportPlay: false });
    },
  },
];
