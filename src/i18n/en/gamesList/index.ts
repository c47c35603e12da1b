import type { BaseTranslation } from '../../i18n-types.ts';

const gamesList = {
  search: 'Search games',
  searchNow: 'Search',
  filter: 'Filter',
  views: 'Views',
  recent: 'Recent',
  fav: 'Favourites',
  hot: 'Hot',
  all: 'All',
  new: 'New',
  classes: 'Game types',
  vendorsBefore: 'Previous providers',
  vendorsNext: 'Next providers',
  more: 'Load more',
  listed: '{n} {{n:game|games}} listed',
  noneListed: 'No games found',
  loadingMore: 'Loading more games…',
  drawerTitle: 'Game category',
  vendor: 'Provider',
  classification: 'Game type',
  minBet: 'Minimum bet',
  rtpFrom: '{percent}% or more',
  others: 'Other categories',
  reset: 'Reset',
  show: 'Show games',
  showCount: 'Show {n} {{game|games}}',
} as const satisfies BaseTranslation;

export default gamesList;
