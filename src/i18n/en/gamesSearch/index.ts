import type { BaseTranslation } from '../../i18n-types.ts';

/** Search across games, providers, promotions and help. */
const gamesSearch = {
  label: 'Search games, promotions and help',
  placeholder: 'Games, promotions, help',
  erase: 'Clear search',
  recent: 'Recent searches',
  clear: 'Clear',
  popular: 'Popular now',
  count: '{n} {{n:result|results}}',
  games: 'Games',
  allGames: 'See all {n}',
  vendor: 'Providers',
  category: 'Categories',
  promotion: 'Promotions',
  help: 'Help',
  noneTitle: 'No results for “{text}”',
  noneText: 'Check the spelling or try a shorter word.',
  toGames: 'All games',
  toHelp: 'Help centre',
  toService: 'Customer service',
} as const satisfies BaseTranslation;

export default gamesSearch;
