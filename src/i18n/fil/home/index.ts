import type { NamespaceHomeTranslation } from '../../i18n-types.ts';

const home = {
  moreGames: 'Mahigit 600 laro · demo',
  banners: 'Mga alok',
  pause: 'Ihinto',
  play: 'Ituloy',
  bannerOf: 'Banner {n} sa {total}',
  heroMostPlayed: 'Pinakanilalaro ngayon',
  heroBrandPick: 'Pili namin',
} as const satisfies NamespaceHomeTranslation;

export default home;
