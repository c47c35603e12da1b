import type { Partly } from '../../complete.ts';
import type { NamespaceHomeMemberCentreTranslation } from '../../i18n-types.ts';

const homeMemberCentre = {
  toSettings: 'Cài đặt',
  toInbox: 'Tin nhắn',
  guestTitle: 'Đăng nhập hoặc đăng ký',
  guestText: 'Đăng nhập để xem số dư, phần thưởng, lịch sử và cài đặt.',
  days: 'Thành viên {n} ngày',
  newToday: 'Thành viên từ hôm nay',
  changePicture: 'Đổi ảnh',
  vipLevel: 'Cấp VIP:',
  totalBalance: 'Tổng số dư',
  wallets: 'Ví',
  quickTitle: 'Lối tắt',
  rewardsTitle: 'Phần thưởng',
  recordsTitle: 'Lịch sử',
  supportTitle: 'Tin nhắn và khác',
  yourAccount: 'Tài khoản',
  news: 'Tin tức',
  apps: 'Tải ứng dụng',
  unclaimed: '{n} chưa nhận',
  pictureTitle: 'Ảnh đại diện',
  preset: 'Ảnh {n}',
  ownPicture: 'Tải ảnh lên',
  ownHint: 'PNG hoặc JPEG. Ảnh được cắt vuông.',
  pictureSaved: 'Đã đổi ảnh',
  pictureBad: 'Không dùng được tệp này. Hãy chọn PNG hoặc JPEG.',
} as const satisfies Partly<NamespaceHomeMemberCentreTranslation>;

export default homeMemberCentre;
