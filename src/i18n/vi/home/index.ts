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
  pauseFigure: 'Dừng jackpot',
  playFigure: 'Chạy jackpot',
  pauseTicker: 'Dừng dòng chạy',
  playTicker: 'Chạy dòng chữ',
} as const satisfies Partly<NamespaceHomeTranslation>;

export default home;
