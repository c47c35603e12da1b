import type { BaseTranslation } from '../../i18n-types.ts';

const home = {
  pause: 'Pause animations',
  play: 'Play animations',
  bannerOf: 'Banner {n} of {total}',
  jackpotOf: '{brand} jackpot display',
  illustrative: 'For show',
  bothIllustrative: 'Both amounts are for show',
} as const satisfies BaseTranslation;

export default home;
