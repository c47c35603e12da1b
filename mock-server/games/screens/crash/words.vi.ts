/** Texts of this screen in Vietnamese. */
export const vi = {
  go: 'Cất cánh',
  cashOut: (amount: string) => `Rút ${amount}`,
  inFlight: 'Đang bay. Hãy rút trước khi rơi.',
  target: 'Tự động rút',
  off: 'Tắt',
  lower: 'Giảm mức tự động rút',
  raise: 'Tăng mức tự động rút',
  welcome: 'Chọn mức cược rồi cất cánh.',
  out: (at: string) => `Đã rút ở ${at}`,
  ended: (at: string) => `Rơi ở ${at}.`,
  rule: 'Hệ số bắt đầu từ ×1 và rơi ở một mức được định trước khi cất cánh. Hãy rút trước khi rơi: trả thưởng bằng tiền cược nhân hệ số. Nếu rơi trước, bạn mất tiền cược. RTP như nhau với mọi mức rút.',
  cashOutRule:
    'Đồng hồ của máy chủ quyết định. Bạn nhận hệ số đã thấy khi chạm, rút đúng ở hệ số rơi vẫn thắng, và lệnh đến trễ tối đa 0,6 giây vẫn được tính. Tự động rút hoạt động cả khi bạn rời đi.',
  standIn: 'Người chơi khác và cược của họ là mô phỏng.',
  recent: 'Các ván gần đây',
  others: 'Cược ván này',
  bets: (count: number, amount: string) => `${count} cược · ${amount}`,
  you: 'Bạn',
  flying: 'Đang bay',
  lost: 'Thua',
  waiting: 'Đang chờ',
};
