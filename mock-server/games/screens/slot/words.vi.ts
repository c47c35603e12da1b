/** Texts of this screen in Vietnamese. */
export const vi = {
  spin: 'Quay',
  skip: 'Bỏ qua',
  welcome: 'Chọn mức cược rồi quay.',
  freeWon: (count: number) => `${count} lượt quay miễn phí!`,
  freeSpin: (at: number, of: number) => `Quay miễn phí ${at}/${of}, thắng ×2`,
  soFar: (amount: string) => `Tổng đến giờ ${amount}`,
  lines: (count: number) => `${count} dòng, từ trái sang phải. Tiền thắng của các dòng được cộng lại.`,
  ways: (count: number) =>
    `${count} cách: biểu tượng giống nhau trên các cuộn liền kề từ trái sang, ở bất kỳ hàng nào.`,
  wild: 'thay cho mọi biểu tượng khác.',
  scatter: (from: number, spins: number) => `${from} trở lên ở bất kỳ đâu: ${spins} lượt quay miễn phí, thắng ×2.`,
  prizes: 'Trả thưởng cho 3, 4 và 5 theo mức cược của bạn',
  lineCount: (count: number) => `${count} dòng`,
  wayCount: (count: number) => `${count} cách`,
  lineOf: (line: number) => `Dòng ${line}`,
  waysOf: (ways: number) => `${ways} cách`,
  winOf: (name: string, count: number, amount: string) => `${name}: ${count} biểu tượng trả ${amount}.`,
  moreWins: (count: number) => `Và ${count} lần thắng nữa.`,
  win: 'Thắng',
  payout: 'Trả thưởng',
  bigWin: 'Thắng lớn',
  turbo: 'Turbo chỉ rút ngắn lượt quay. Kết quả và cơ hội không đổi.',
  jackpotWon: (amount: string) => `Bạn trúng hũ: ${amount}!`,
  jackpotRules: (name: string, share: string, start: string) =>
    `${name}: ${share}% mỗi cược tiền thật ở các trò có hũ vào một hũ chung, bắt đầu từ ${start}.`,
  jackpotChance: (chance: string, stake: string) =>
    `Mọi lượt quay chỉ bằng tiền thật đều có thể trúng cả hũ. Cơ hội tăng theo mức cược: 1 trên ${chance} với ${stake}. Phần góp và mức khởi đầu nằm trong RTP.`,
  jackpotDemo: 'Chơi demo không góp vào hũ và không trúng hũ.',
};
