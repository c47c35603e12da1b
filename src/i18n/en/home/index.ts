import type { BaseTranslation } from '../../i18n-types.ts';

const home = {
  moreGames: 'More than 600 games · demo',
  banners: 'Offers',
  pause: 'Pause',
  play: 'Play',
  bannerOf: 'Banner {n} of {total}',
  heroMostPlayed: 'Most played today',
  heroBrandPick: 'Our pick',
} as const satisfies BaseTranslation;

export default home;
