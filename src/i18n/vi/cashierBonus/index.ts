import type { Partly } from '../../complete.ts';
import type { NamespaceCashierBonusTranslation } from '../../i18n-types.ts';

const cashierBonus = {
  title: 'Số dư bị khóa',
  ownMoney: 'Tiền thật',
  bonusMoney: 'Tiền thưởng',
  limits:
    'Một cược thắng tối đa {win} của tiền thưởng này. Tối đa {most} chuyển thành tiền thật. Cược thể thao tính từ tỷ lệ {odds}.',
  noEnd: 'Không giới hạn thời gian',
  lead: 'Hoàn thành vòng cược dưới đây để mở khóa số tiền này.',
  firstDeposit: 'Nạp tiền lần đầu để mở khóa số tiền này.',
  firstDepositToo: 'Bạn cũng cần nạp tiền lần đầu.',
  toDeposit: 'Nạp tiền',
  bonus: 'Thưởng đang dùng',
  deposit: 'Tiền nạp',
  gift: 'Phần thưởng',
  transfer: 'Tiền được chuyển',
  wagering: 'Vòng cược',
  progress: 'Đã cược {done}/{need}',
  betFirst: 'Còn {left} để mở khóa tiền nạp',
  counts: 'Cách tính cược – {games}.',
  countsAll: 'Mọi cược tiền thật đều tính đủ.',
  maxBet: 'Cược tối đa bằng tiền thưởng: {amount}. Cược lớn hơn chỉ tính đến mức này.',
  expires: 'Hết hạn {day}.',
  soon: 'Hết hạn {day}: cược thêm {left} để giữ.',
  daysLeft: 'Còn {n} ngày',
  lastDay: 'Ngày cuối',
  overMaxBet:
    'Cược của bạn vượt mức tối đa {amount} của thưởng này. Chỉ {amount} được tính, và cược có thể bị từ chối.',
  forfeit: 'Hủy thưởng',
  forfeitTitle: 'Hủy thưởng này?',
  forfeitText:
    'Chúng tôi sẽ trừ {amount} tiền thưởng khỏi số dư và hủy vòng cược. Cược đang mở khi đó chỉ trả phần tiền thật. Không thể hoàn tác.',
  keep: 'Giữ thưởng',
  ended: 'Thưởng này đã kết thúc.',
  walletsTitle: 'Số dư của bạn',
  walletsLead: 'Tiền ở nhà cung cấp phải về ví chính mới rút được.',
  mainWallet: 'Ví chính',
  vendorWallet: 'Ở {vendor}',
  walletsReturn: 'Chuyển hết về ví chính',
  walletsReturned: 'Toàn bộ tiền đã ở ví chính.',
} as const satisfies Partly<NamespaceCashierBonusTranslation>;

export default cashierBonus;
