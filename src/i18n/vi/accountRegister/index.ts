import type { Partly } from '../../complete.ts';
import type { NamespaceAccountRegisterTranslation } from '../../i18n-types.ts';

const accountRegister = {
  title: 'Tạo tài khoản',
  lead: 'Hơn 600 trò chơi để thử, chỉ là bản demo',
  username: 'Tên đăng nhập',
  usernameHint: '{min}–{max} chữ cái hoặc chữ số',
  passwordLabel: 'Mật khẩu',
  passwordHint: '{min}–{max} ký tự, có chữ cái và chữ số',
  confirmPassword: 'Nhập lại mật khẩu',
  affiliateCode: 'Mã giới thiệu',
  captcha: 'Mã xác nhận',
  captchaResult: 'Kết quả',
  captchaPicture: 'Hình có phép tính',
  captchaRefresh: 'Chạm để đổi hình khác',
  captchaTask: 'Xác minh không cần hình',
  agree: 'Tôi đủ {age} tuổi trở lên và đồng ý với',
  agreement: 'Thỏa thuận người dùng',
  invitedBy: '{name} mời bạn',
  submit: 'Tạo tài khoản',
  already: 'Đã có tài khoản?',
  logIn: 'Đăng nhập',
} as const satisfies Partly<NamespaceAccountRegisterTranslation>;

export default accountRegister;
