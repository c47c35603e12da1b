/** Texts of this screen in Vietnamese. */
export const vi = {
  go: 'Đặt cược',
  welcome: 'Cược cho tay bài gần 9 nhất.',
  accepted: 'Đã đặt cược.',
  player: 'Con',
  banker: 'Cái',
  tie: 'Hòa',
  pays: (factor: number) => `trả ×${factor}`,
  wins: (winner: string, player: number, banker: number) => `${winner}: con ${player}, cái ${banker}.`,
  rule: 'Mỗi tay bài có 2 hoặc 3 lá theo luật cố định. Át tính 1, lá mười và lá hình tính 0, và chỉ tính chữ số cuối của tổng. Tay gần 9 nhất thắng. Nếu hòa, cược con và cái được hoàn.',
  standIn: 'Bàn này là mô phỏng, gồm cả người chia bài, người chơi khác và các ván bạn không cược.',
};
