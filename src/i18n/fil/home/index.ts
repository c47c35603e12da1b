import type { NamespaceHomeTranslation } from '../../i18n-types.ts';

const home = {
  pause: 'I-pause ang animations',
  play: 'I-play ang animations',
  bannerOf: 'Banner {n} sa {total}',
  jackpotOf: 'Jackpot display ng {brand}',
  illustrative: 'Pang-display lang',
  bothIllustrative: 'Parehong pang-display lang',
} as const satisfies NamespaceHomeTranslation;

export default home;
