import type { Partly } from '../../complete.ts';
import type { NamespaceHomeTranslation } from '../../i18n-types.ts';

const home = {
  pause: 'Tạm dừng hiệu ứng',
  play: 'Chạy hiệu ứng',
  bannerOf: 'Banner {n}/{total}',
  jackpotOf: 'Bảng jackpot {brand}',
  illustrative: 'Minh họa',
  bothIllustrative: 'Cả hai con số chỉ để minh họa',
} as const satisfies Partly<NamespaceHomeTranslation>;

export default home;
