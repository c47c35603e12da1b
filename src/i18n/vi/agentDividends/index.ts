import type { Partly } from '../../complete.ts';
import type { NamespaceAgentDividendsTranslation } from '../../i18n-types.ts';

const agentDividends = {
  sides: 'Lọc cổ tức',
  mine: 'Của tôi',
  below: 'Đại lý tuyến dưới',
  soFar: 'Thu nhập kỳ này',
  until: 'Kỳ này kết thúc {day}.',
  turnover: 'Doanh số đội',
  active: 'Thành viên hoạt động',
  step: 'Mức',
  noStep: 'Chưa có',
  history: 'Các kỳ trước',
  teamLost: 'Tiền thua của đội',
  paid: 'Đã trả',
  open: 'Chưa trả',
  none: 'Không có cổ tức',
  carriedIn: 'Chuyển từ kỳ trước',
  carriedOut: 'Chuyển sang kỳ sau',
  teamWon: 'Đội thắng',
  toIncome: 'Xem lương và thu nhập',
  toContract: 'Xem hợp đồng',
  noneTitle: 'Chưa có cổ tức',
  noneText: 'Bạn cần hợp đồng cổ tức để nhận cổ tức.',
  nobodyTitle: 'Không có cổ tức cần trả',
  nobodyText: 'Cổ tức của đại lý tuyến dưới hiện ở đây sau mỗi kỳ.',
  pay: 'Trả',
  payTo: 'Trả cho {name}',
  payText: '{amount} cho {period} được trả từ số dư của bạn.',
  payAmount: 'Trả {amount}',
  password: 'Mật khẩu rút tiền',
  paidToast: 'Đã trả. Số dư của bạn là {balance}.',
  barredTitle: 'Không dùng được cho tài khoản này',
  barredText: 'Tài khoản của bạn không thể có hợp đồng hoặc cổ tức.',
} as const satisfies Partly<NamespaceAgentDividendsTranslation>;

export default agentDividends;
