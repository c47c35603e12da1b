import type { Partly } from '../../complete.ts';
import type { NamespaceSafetyIdentityLineTranslation } from '../../i18n-types.ts';

const safetyIdentityLine = {
  none: 'Chưa xác minh',
  pending: 'Đang xét duyệt',
  moreNeeded: 'Cần ảnh mới',
  approved: 'Đã xác minh',
  rejected: 'Xác minh không thành công',
  expired: 'Hết hạn',
  verify: 'Xác minh danh tính',
  continue: 'Tiếp tục',
  forWithdrawal: 'Xác minh danh tính để rút hơn {amount} mỗi ngày.',
  forDeposit: 'Xác minh danh tính để nạp hơn {amount} mỗi ngày.',
  forLimit: 'Xác minh danh tính để đặt hạn mức nạp trên {amount} hoặc bỏ hạn mức.',
  underReview: 'Chúng tôi đang xem giấy tờ của bạn. Bạn sẽ nhận tin nhắn khi xong.',
  pendingWithdrawal: 'Chúng tôi đang xem giấy tờ của bạn. Đến lúc đó bạn rút được tối đa {amount} mỗi ngày.',
  pendingDeposit: 'Chúng tôi đang xem giấy tờ của bạn. Đến lúc đó bạn nạp được tối đa {amount} mỗi ngày.',
} as const satisfies Partly<NamespaceSafetyIdentityLineTranslation>;

export default safetyIdentityLine;
