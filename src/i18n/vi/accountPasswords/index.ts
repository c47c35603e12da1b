import type { Partly } from '../../complete.ts';
import type { NamespaceAccountPasswordsTranslation } from '../../i18n-types.ts';

const accountPasswords = {
  login: 'Mật khẩu đăng nhập',
  loginHint: 'Để xác nhận đó là bạn',
  loginRequired: 'Nhập mật khẩu đăng nhập.',
  forgot: 'Quên mật khẩu?',
  withdrawal: 'Mật khẩu rút tiền',
  withdrawalRequired: 'Nhập mật khẩu rút tiền gồm 6 chữ số.',
  withdrawalNew: 'Mật khẩu rút tiền mới',
  withdrawalNewHint: '6 chữ số bạn không dùng ở nơi khác.',
  withdrawalWeakPattern: 'Dễ đoán. Đừng dùng dãy số liên tiếp, theo mẫu hoặc giống nhau.',
  withdrawalWeakBirthday: 'Dễ đoán. Đừng dùng ngày sinh.',
  withdrawalWeakMobile: 'Dễ đoán. Đừng dùng số trong số điện thoại của bạn.',
  withdrawalUsesDetail: 'Mật khẩu rút tiền của bạn dùng ngày sinh hoặc số điện thoại. Hãy đổi mật khẩu đó trước.',
  withdrawalAgain: 'Nhập lại mật khẩu rút tiền',
  notEqual: 'Hai mật khẩu không khớp.',
  lockedUntil: 'Sai quá nhiều lần. Hãy thử lại sau {time}.',
  hold: 'Sau thay đổi này, việc rút tiền tạm dừng {hours} giờ và chúng tôi báo cho liên hệ cũ của bạn.',
  notifies: 'Sau thay đổi này, chúng tôi báo cho liên hệ cũ của bạn.',
} as const satisfies Partly<NamespaceAccountPasswordsTranslation>;

export default accountPasswords;
