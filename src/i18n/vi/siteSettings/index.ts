import type { Partly } from '../../complete.ts';
import type { NamespaceSiteSettingsTranslation } from '../../i18n-types.ts';

const siteSettings = {
  loggedInAs: 'Đăng nhập với tên',
  changePassword: 'Đổi mật khẩu',
  language: 'Ngôn ngữ',
  remembered: 'Đăng nhập đã lưu',
  forget: 'Xóa',
  forgotten: 'Đã xóa đăng nhập đã lưu khỏi điện thoại này.',
  securityCentre: 'Trung tâm bảo mật',
  logOut: 'Đăng xuất',
} as const satisfies Partly<NamespaceSiteSettingsTranslation>;

export default siteSettings;
