import type { NamespaceGamesListTranslation } from '../../i18n-types.ts';

const gamesList = {
  search: 'Maghanap ng laro',
  searchNow: 'Mag-search',
  filter: 'Filter',
  views: 'Mga view',
  recent: 'Recent',
  fav: 'Favorites',
  hot: 'Hot',
  all: 'Lahat',
  new: 'Bago',
  classes: 'Mga type ng laro',
  vendorsBefore: 'Nakaraang providers',
  vendorsNext: 'Susunod na providers',
  more: 'Mag-load pa',
  listed: '{n} laro ang nakalista',
  noneListed: 'Walang nahanap na laro',
  loadingMore: 'Naglo-load pa ng mga laro…',
  drawerTitle: 'Category ng laro',
  vendor: 'Provider',
  classification: 'Type ng laro',
  minBet: 'Minimum bet',
  rtpFrom: '{percent}% pataas',
  others: 'Ibang category',
  reset: 'I-reset',
  show: 'Ipakita ang mga laro',
  showCount: 'Ipakita ang {n} laro',
} as const satisfies NamespaceGamesListTranslation;

export default gamesList;
