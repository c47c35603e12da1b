import type { NamespaceGamesCommonTranslation } from '../../i18n-types.ts';

const gamesCommon = {
  categories: 'Mga category ng laro',
  HOT: 'Hot',
  SPORTS: 'Sports',
  ESPORTS: 'Esports',
  LIVE: 'Live casino',
  FISH: 'Fishing',
  RNG: 'Slots',
  PVP: 'Versus',
  INHOUSE: 'In-house',
  COCKFIGHT: 'Sabong',
  ELOTT: 'E-lotto',
  LOTT: 'Lottery',
  hotGames: 'Hot games',
  seeAll: 'Tingnan lahat',
  addFavourite: 'Idagdag ang {name} sa favorites',
  removeFavourite: 'Alisin ang {name} sa favorites',
  isNew: 'Bago',
  isLive: 'Live',
  heroMostPlayed: 'Pinakanilalaro ngayon',
  heroBrandPick: 'Pili namin',
  vendors: 'Mga provider',
} as const satisfies NamespaceGamesCommonTranslation;

export default gamesCommon;
