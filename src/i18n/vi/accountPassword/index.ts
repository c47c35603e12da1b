import type { Partly } from '../../complete.ts';
import type { NamespaceAccountPasswordTranslation } from '../../i18n-types.ts';

const accountPassword = {
  lead: 'Mật khẩu mới sẽ đăng xuất bạn khỏi các thiết bị khác.',
  firstLead: 'Chào mừng! Hãy đặt mật khẩu riêng để tiếp tục.',
  username: 'Tên đăng nhập',
  oldPassword: 'Mật khẩu cũ',
  newPassword: 'Mật khẩu mới',
  newPasswordHint: '{min}–{max} ký tự, có chữ cái và chữ số',
  confirmNewPassword: 'Nhập lại mật khẩu mới',
  confirmRequired: 'Nhập mật khẩu',
  submit: 'Xác nhận',
  saved: 'Đã lưu thay đổi',
  same: 'Mật khẩu mới phải khác mật khẩu cũ',
  understood: 'OK',
} as const satisfies Partly<NamespaceAccountPasswordTranslation>;

export default accountPassword;
