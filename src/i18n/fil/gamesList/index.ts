import type { NamespaceGamesListTranslation } from '../../i18n-types.ts';

const list = {
  search: 'Maghanap ng laro',
  searchNow: 'Maghanap',
  filter: 'Salain',
  views: 'Mga view',
  recent: 'Kamakailan',
  fav: 'Paborito',
  hot: 'Sikat',
  all: 'Lahat',
  new: 'Bago',
  classes: 'Mga uri ng laro',
  vendorsBefore: 'Naunang provider',
  vendorsNext: 'Iba pang provider',
  more: 'Mag-load pa',
  loadingMore: 'Naglo-load pa ng mga laro…',
  drawerTitle: 'Kategorya ng laro',
  vendor: 'Provider',
  classification: 'Uri',
  minBet: 'Pinakamababang taya',
  others: 'Ibang kategorya',
  reset: 'I-reset',
  show: 'Ipakita ang mga laro',
  showCount: 'Ipakita ang {n} laro',
} as const satisfies NamespaceGamesListTranslation;

export default list;
