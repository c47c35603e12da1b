import type { NamespaceGamesCommonTranslation } from '../../i18n-types.ts';

const games = {
  categories: 'Mga kategorya ng laro',
  HOT: 'Sikat',
  SPORTS: 'Sports',
  ESPORTS: 'Esports',
  LIVE: 'Live casino',
  FISH: 'Pangingisda',
  RNG: 'Slots',
  PVP: 'Harapan',
  INHOUSE: 'Sariling laro',
  COCKFIGHT: 'Sabong',
  ELOTT: 'E-lotto',
  LOTT: 'Loterya',
  hotGames: 'Mga sikat na laro',
  seeAll: 'Tingnan lahat',
  addFavourite: 'Idagdag ang {name} sa mga paborito',
  removeFavourite: 'Alisin ang {name} sa mga paborito',
  isNew: 'Bago',
  isLive: 'Live',
  heroMostPlayed: 'Pinakanilalaro ngayon',
  heroBrandPick: 'Pili namin',
  vendors: 'Mga provider',
} as const satisfies NamespaceGamesCommonTranslation;

export default games;
