import type { Partly } from '../../complete.ts';
import type { NamespaceAccountRecoveryTranslation } from '../../i18n-types.ts';

const accountRecovery = {
  lead: 'Xác nhận tài khoản để đặt mật khẩu mới.',
  methods: 'Cách đặt lại',
  byPhone: 'Số điện thoại',
  byEmail: 'Email',
  username: 'Tên đăng nhập',
  email: 'Email',
  emailHint: 'Email của tài khoản, ví dụ ten@mail.com',
  emailRequired: 'Nhập địa chỉ email',
  mobileNum: 'Số điện thoại',
  code: 'Mã xác minh',
  codeHint: 'Lấy mã qua SMS trước',
  getCode: 'Lấy mã',
  newPassword: 'Mật khẩu mới',
  newPasswordHint: '{min}–{max} ký tự, có chữ cái và chữ số',
  retrieve: 'Đặt lại mật khẩu',
  submit: 'Đặt lại mật khẩu',
} as const satisfies Partly<NamespaceAccountRecoveryTranslation>;

export default accountRecovery;
