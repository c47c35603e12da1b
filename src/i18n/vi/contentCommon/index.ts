import type { Partly } from '../../complete.ts';
import type { NamespaceContentCommonTranslation } from '../../i18n-types.ts';

const contentCommon = {
  updated: 'Cập nhật {day}',
  contents: 'Mục lục',
  homeDescription: 'Trò chơi, thể thao, khuyến mãi và trợ giúp trong một bản demo. Không có tiền thật.',
  agreementDescription: 'Quy định của trang và thông báo về quyền riêng tư bằng ngôn ngữ dễ hiểu.',
  responsibleDescription: 'Hạn mức, tạm nghỉ và trợ giúp khi chơi không còn vui.',
} as const satisfies Partly<NamespaceContentCommonTranslation>;

export default contentCommon;
