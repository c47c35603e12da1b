import type { Partly } from '../../complete.ts';
import type { NamespaceAccountPasswordFieldTranslation } from '../../i18n-types.ts';

const accountPasswordField = {
  show: 'Hiện mật khẩu',
  hide: 'Ẩn mật khẩu',
} as const satisfies Partly<NamespaceAccountPasswordFieldTranslation>;

export default accountPasswordField;
