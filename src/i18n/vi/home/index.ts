import type { Partly } from '../../complete.ts';
import type { NamespaceHomeTranslation } from '../../i18n-types.ts';

const home = {
  pause: 'Tạm dừng',
  play: 'Chạy',
  bannerOf: 'Banner {n}/{total}',
  pauseNews: 'Dừng tin chạy',
  playNews: 'Chạy tin',
  jackpotOf: 'Bảng jackpot {brand}',
  illustrative: 'Minh họa',
  pauseFigures: 'Tạm dừng cả hai con số',
  playFigures: 'Chạy cả hai con số',
} as const satisfies Partly<NamespaceHomeTranslation>;

export default home;
