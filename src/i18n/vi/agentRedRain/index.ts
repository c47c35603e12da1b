import type { Partly } from '../../complete.ts';
import type { NamespaceAgentRedRainTranslation } from '../../i18n-types.ts';

const agentRedRain = {
  begins: 'Mưa lì xì tiếp theo: {time}',
  inDays: '{days} ngày {hours} giờ',
  catchOne: 'Bắt một bao lì xì',
  youCaught: 'Bạn nhận được',
  inBalance: 'Đã cộng vào số dư. Cược đủ số tiền này một lần để mở khóa. Không giới hạn thời gian.',
  overTitle: 'Mưa lì xì đã hết',
  overText: 'Hẹn bạn đợt tiếp theo.',
  left: 'Còn {n}/{all} bao lì xì',
  board: 'Lì xì lớn nhất',
  rules: 'Thể lệ',
  ruleFund: '{n} bao lì xì chia nhau {fund}.',
  ruleTime: 'Mỗi tối từ {from} đến {to}, hoặc đến khi hết lì xì.',
  ruleOne: 'Mỗi đợt một bao cho đại lý có tài khoản từ 1 ngày trở lên.',
  rulePlay: 'Lì xì bị khóa cho đến khi bạn cược đủ số tiền đó một lần và đã nạp tiền. Không giới hạn thời gian.',
  ruleChance: 'Số tiền là ngẫu nhiên. Chạm nhanh hơn không có lợi.',
} as const satisfies Partly<NamespaceAgentRedRainTranslation>;

export default agentRedRain;
