import type { BingoPattern } from '../../bingo/wire.ts';

/** What the rules of a room state: amounts of players and cards, and shares of the pool in percent. */
export interface RoomRules {
  readonly max: number;
  readonly others: readonly [from: number, to: number];
  readonly shares: Readonly<Record<BingoPattern, string>>;
}

/** Texts of this screen in Vietnamese. */
export const vi = {
  go: 'Mua vé',
  welcome: 'Chọn số vé rồi tham gia ván.',
  cards: 'Số vé',
  fewer: 'Bớt vé',
  more: 'Thêm vé',
  count: (count: number) => `${count} vé`,
  card: (at: number) => `Vé ${at}`,
  skip: 'Xem kết quả',
  paces: { slow: 'Gọi chậm', normal: 'Gọi vừa', fast: 'Gọi nhanh' },
  room: 'Phòng',
  you: 'Bạn',
  joined: (players: number, cards: number) => `${players} người chơi, ${cards} vé. Ván bắt đầu.`,
  waiting: (from: number, to: number) => `Mỗi ván có thêm ${from} đến ${to} người chơi.`,
  pool: (amount: string) => `Quỹ ${amount}`,
  share: (percent: string) => `${percent}% quỹ`,
  patterns: { line: '1 hàng', twoLines: '2 hàng', house: 'Kín vé' } as Readonly<Record<BingoPattern, string>>,
  prizes: 'Giải thưởng',
  wins: (names: string, pattern: string) => `${names}: ${pattern}!`,
  toGo: (count: number) => `còn ${count}`,
  call: (at: number) => `Bóng ${at}`,
  board: 'Tất cả số đã gọi',
  none: 'chưa có',
  drawing: (at: number, all: number) => `Bóng ${at}/${all}`,
  lines: (lines: number) => `${lines} hàng`,
  balls: 'Các số đã gọi',
  rule: ({ max, others: [from, to] }: RoomRules) =>
    `Bingo 75 bóng trong phòng có thêm ${from} đến ${to} người chơi mô phỏng. Bạn mua 1 đến ${max} vé 5 × 5 số có ô trống ở giữa. Tiền cược chia đều cho các vé, và mọi vé trong phòng cùng giá. Số được đánh dấu tự động.`,
  patternRule: ({ shares }: RoomRules) =>
    `Trong quỹ, ${shares.line}% cho hàng đầu tiên, ${shares.twoLines}% cho 2 hàng đầu tiên và ${shares.house}% cho vé kín, khi đó ván kết thúc. Hàng ngang, hàng dọc và đường chéo đều là hàng. Các vé hoàn thành ở cùng một bóng chia đều giải.`,
  decided:
    'Vé và bóng được rút khi bạn mua. Rời ván hoặc bỏ qua phần gọi số không thay đổi gì: giải của bạn vẫn được trả.',
  returns: (percent: string) => `Tỷ lệ hoàn trả: ${percent}%, với mọi số vé.`,
};
