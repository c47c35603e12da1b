import type { Partly } from '../../complete.ts';
import type { NamespaceHomePopupsTranslation } from '../../i18n-types.ts';

const homePopups = {
  close: 'Đóng',
  before: 'Trước',
  next: 'Sau',
  understood: 'Đóng',
  more: 'Xem',
} as const satisfies Partly<NamespaceHomePopupsTranslation>;

export default homePopups;
