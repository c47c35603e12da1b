import type { Partly } from '../../complete.ts';
import type { NamespaceSafetyClosureTranslation } from '../../i18n-types.ts';

const safetyClosure = {
  timeOut: 'Bạn đang tạm nghỉ',
  exclusion: 'Bạn đang tự loại trừ',
  over: 'Thời gian tự loại trừ đã hết',
  until: 'Đến {at}',
  forGood: 'Vĩnh viễn',
  timeOutText: 'Đến lúc đó bạn không thể chơi, nạp tiền hoặc cược. Tài khoản tự mở lại.',
  exclusionText: 'Đến lúc đó bạn không thể chơi, nạp tiền, cược hoặc nhận khuyến mãi. Không thể kết thúc sớm.',
  forGoodText: 'Bạn không thể chơi, nạp tiền, cược hoặc nhận khuyến mãi. Không thể hoàn tác.',
  overText: 'Tài khoản vẫn đóng cho đến khi bạn yêu cầu mở lại. Cứ từ từ suy nghĩ.',
  balance: 'Số dư của bạn',
  withdraw: 'Rút tiền',
  record: 'Lịch sử tài khoản',
  statement: 'Sao kê hoạt động',
  bets: 'Cược',
  withdrawals: 'Rút tiền',
  desk: 'Chăm sóc khách hàng',
  helpTitle: 'Hãy nói chuyện với ai đó',
  helpText: '{line}, miễn phí và bảo mật, 24/7.',
  logOut: 'Đăng xuất',
  askReturn: 'Yêu cầu mở lại tài khoản',
  returnWaits: 'Bạn có thể xác nhận từ {at}. Đến lúc đó tài khoản vẫn đóng.',
  confirmReturn: 'Mở lại tài khoản',
  confirmTitle: 'Mở lại tài khoản?',
  confirmText: 'Bạn có thể chơi và nạp tiền ngay. Các hạn mức vẫn áp dụng.',
  stayClosed: 'Tiếp tục đóng',
} as const satisfies Partly<NamespaceSafetyClosureTranslation>;

export default safetyClosure;
