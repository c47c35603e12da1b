import type { Partly } from '../../complete.ts';
import type { NamespaceAccountLoginTranslation } from '../../i18n-types.ts';

const accountLogin = {
  title: 'Chào mừng trở lại',
  lead: 'Đăng nhập để xem số dư và trò chơi.',
  methods: 'Cách đăng nhập',
  byUsername: 'Tên đăng nhập',
  byMobile: 'Số điện thoại',
  username: 'Tên đăng nhập',
  passwordLabel: 'Mật khẩu',
  byPasskey: 'Đăng nhập bằng passkey',
  remember: 'Ghi nhớ trên điện thoại này',
  forgot: 'Quên mật khẩu?',
  submit: 'Đăng nhập',
  tryFree: 'Dùng thử miễn phí',
  links: 'Thêm',
  newHere: 'Bạn mới đến?',
  create: 'Tạo tài khoản',
  toHome: 'Về trang chủ',
  service: 'Chăm sóc khách hàng',
} as const satisfies Partly<NamespaceAccountLoginTranslation>;

export default accountLogin;
