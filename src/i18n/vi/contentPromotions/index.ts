import type { Partly } from '../../complete.ts';
import type { NamespaceContentPromotionsTranslation } from '../../i18n-types.ts';

const contentPromotions = {
  all: 'Tất cả',
  categories: 'Danh mục',
  lead: 'Mỗi khuyến mãi đều ghi rõ điều khoản: vòng cược, cược tối đa và số ngày.',
  emptyTitle: 'Không có khuyến mãi',
  emptyText: 'Khuyến mãi mới trong mục này sẽ hiện ở đây.',
  longTerm: 'Dài hạn',
  from: 'Từ {day}',
  terms: 'Tóm tắt điều khoản',
  bonus: 'Thưởng',
  minimum: 'Tối thiểu',
  wagering: 'Vòng cược',
  maxBet: 'Cược tối đa',
  useWithin: 'Thời hạn',
  times: '{n}×',
  noWagering: 'Không cần vòng cược',
  days: '{n} ngày',
  share: 'Chia sẻ',
  copied: 'Đã sao chép liên kết',
  copyFailed: 'Không sao chép được liên kết. Hãy sao chép từ thanh địa chỉ.',
  outside: 'Khuyến mãi này hôm nay không áp dụng.',
  toList: 'Mọi khuyến mãi',
  choose: 'Chọn khuyến mãi',
  unknown: 'Không tìm thấy khuyến mãi',
  unknownText: 'Có thể đã kết thúc. Đây là các khuyến mãi đang áp dụng.',
} as const satisfies Partly<NamespaceContentPromotionsTranslation>;

export default contentPromotions;
