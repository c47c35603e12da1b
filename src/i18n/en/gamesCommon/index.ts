import type { BaseTranslation } from '../../i18n-types.ts';

const gamesCommon = {
  categories: 'Game categories',
  HOT: 'Hot',
  SPORTS: 'Sports',
  ESPORTS: 'Esports',
  LIVE: 'Live casino',
  FISH: 'Fishing',
  RNG: 'Slots',
  PVP: 'Versus',
  INHOUSE: 'In-house',
  COCKFIGHT: 'Cockfight',
  ELOTT: 'E-lotto',
  LOTT: 'Lottery',
  hotGames: 'Hot games',
  seeAll: 'See all',
  addFavourite: 'Add {name} to favourites',
  removeFavourite: 'Remove {name} from favourites',
  isNew: 'New',
  isLive: 'Live',
  heroMostPlayed: 'Most played today',
  heroBrandPick: 'Our pick',
  vendors: 'Providers',
} as const satisfies BaseTranslation;

export default gamesCommon;
