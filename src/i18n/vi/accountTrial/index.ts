import type { Partly } from '../../complete.ts';
import type { NamespaceAccountTrialTranslation } from '../../i18n-types.ts';

const accountTrial = {
  heading: 'Chơi thử trước',
  lead: 'Tài khoản miễn phí với tiền chơi thử. Không cần tên, số điện thoại hay nạp tiền.',
  canTitle: 'Bạn có thể',
  can1: 'Xem và chơi mọi trò chơi',
  can2: 'Lưu trò yêu thích và xem trò chơi gần đây',
  cannotTitle: 'Cần tài khoản thật',
  cannot1: 'Nạp và rút tiền',
  cannot2: 'Lịch sử, phần thưởng và tin nhắn',
  start: 'Bắt đầu dùng thử',
  register: 'Tạo tài khoản thật',
} as const satisfies Partly<NamespaceAccountTrialTranslation>;

export default accountTrial;
