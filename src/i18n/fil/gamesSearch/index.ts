import type { NamespaceGamesSearchTranslation } from '../../i18n-types.ts';

const gamesSearch = {
  label: 'Mag-search ng laro, promo at help',
  placeholder: 'Laro, promo, help',
  erase: 'I-clear ang search',
  recent: 'Mga recent search',
  clear: 'I-clear',
  popular: 'Popular ngayon',
  count: '{n} resulta',
  games: 'Mga laro',
  allGames: 'Tingnan lahat ({n})',
  vendor: 'Mga provider',
  category: 'Mga category',
  promotion: 'Mga promo',
  help: 'Help',
  noneTitle: 'Walang resulta para sa “{text}”',
  noneText: 'I-check ang spelling o subukan ang mas maikling salita.',
  toGames: 'Lahat ng laro',
  toHelp: 'Help Center',
  toService: 'Customer service',
} as const satisfies NamespaceGamesSearchTranslation;

export default gamesSearch;
