import type { Partly } from '../../complete.ts';
import type { NamespaceRecordsCommonTranslation } from '../../i18n-types.ts';

const recordsCommon = {
  entryList: 'Danh sách',
  period: 'Khoảng thời gian',
  today: 'Hôm nay',
  week: '7 ngày',
  month: '30 ngày',
  own: 'Tùy chọn',
  ownTitle: 'Chọn ngày',
  from: 'Từ',
  to: 'Đến',
  show: 'Xem',
  daysHint: 'Giờ {city}, tối đa 1 năm.',
  daysMissing: 'Chọn cả hai ngày.',
  daysOrder: 'Ngày kết thúc trước ngày bắt đầu.',
  daysFuture: 'Chọn hôm nay hoặc ngày trước đó.',
  daysLong: 'Chọn tối đa 1 năm.',
  yesterday: 'Hôm qua',
  entries: '{n} mục',
  more: 'Xem thêm',
  loadingMore: 'Đang tải thêm',
  copyNumber: 'Sao chép mã {id}',
  searchNumber: 'Tìm theo mã',
  closeSearch: 'Đóng tìm kiếm',
  notFoundTitle: 'Không có mục nào với mã này',
  notFoundText: 'Hãy kiểm tra mã hoặc chỉ nhập một phần.',
  downloadList: 'Tải CSV',
  fileCut: 'Tệp có {n} mục mới nhất.',
  copied: 'Đã sao chép',
} as const satisfies Partly<NamespaceRecordsCommonTranslation>;

export default recordsCommon;
