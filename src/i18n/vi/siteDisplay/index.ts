import type { Partly } from '../../complete.ts';
import type { NamespaceSiteDisplayTranslation } from '../../i18n-types.ts';

const siteDisplay = {
  title: 'Hiển thị',
  what: 'Hiệu ứng, cỡ chữ, độ tương phản, âm thanh trò chơi',
  still: 'Tắt hiệu ứng',
  stillHint: 'Banner, tin tức, người thắng, trục quay và chuyển trang ngừng chuyển động.',
  stillBySystem: 'Điện thoại đang bật giảm chuyển động nên hiệu ứng đã tắt.',
  sound: 'Âm thanh và rung trong trò chơi',
  soundHint: 'Âm thanh ngắn khi chạm, có kết quả và khi thắng. Tắt tiếng trong lúc nhắc thời gian chơi.',
  letters: 'Cỡ chữ',
  usual: 'Thường',
  large: 'Lớn',
  largest: 'Lớn nhất',
  contrast: 'Tương phản cao',
  contrastHint: 'Chữ sáng hơn trên nền đen và viền rõ hơn.',
  kept: 'Lưu trên thiết bị này, kể cả sau khi đăng xuất.',
  done: 'Xong',
} as const satisfies Partly<NamespaceSiteDisplayTranslation>;

export default siteDisplay;
