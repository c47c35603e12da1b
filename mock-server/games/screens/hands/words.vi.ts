import type { HandView } from '../../hands/wire.ts';

type Acts = HandView['acts'];

/** Texts of this screen in Vietnamese. */
export const vi = {
  deal: 'Chia bài',
  sort: 'Sắp bài',
  hand: 'Bài của bạn',
  dealer: 'Nhà cái',
  you: 'Bạn',
  yours: 'Lượt của bạn',
  wait: 'Vui lòng chờ',
  thinking: 'Đang chờ',
  notAllowed: 'Luật không cho phép nước đi này. Hãy kiểm tra các lá đã chọn.',
  push: 'Hòa: tiền cược được hoàn.',
  left: (seconds: number) => `còn ${seconds} giây`,
  moreTime: 'Thêm giờ',
  pot: (amount: string) => `Gà ${amount}`,
  bet: (amount: string) => `Cược ${amount}`,
  stock: (count: number) => `Nọc · ${count}`,
  discardPile: 'Bài bỏ',
  free: 'Đánh bộ bất kỳ',
  toBeat: (name: string) => `Cần chặn · ${name}`,
  ended: ({ winners, engine }: HandView, winner: string) =>
    winners.includes(0)
      ? winners.length > 1
        ? engine === 'blackjack'
          ? 'Hòa'
          : 'Chia gà'
        : 'Bạn thắng'
      : engine === 'blackjack'
        ? 'Nhà cái thắng'
        : `${winner} thắng`,
  points: {
    lucky9: (points: number) => `${points} điểm`,
    pusoydos: () => '',
    tongits: (points: number) => `${points} điểm lẻ`,
    blackjack: (points: number) => `${points} điểm`,
  } as Readonly<Record<HandView['engine'], (points: number) => string>>,
  acts: {
    draw: 'Rút bài',
    stand: 'Dằn',
    hit: 'Rút thêm',
    double: 'Gấp đôi',
    split: 'Tách bài',
    play: 'Đánh bài',
    pass: 'Bỏ lượt',
    take: 'Ăn bài bỏ',
    meld: 'Hạ phỏm',
    layoff: 'Gửi bài',
    discard: 'Bỏ bài',
    fight: 'Thách đấu',
    insure: 'Bảo hiểm',
    decline: 'Không bảo hiểm',
  } as Readonly<Record<Acts[number], string>>,
  done: {
    draw: 'Đã rút bài',
    stand: 'Dằn',
    hit: 'Rút thêm',
    double: 'Gấp đôi',
    split: 'Tách bài',
    play: 'Đã đánh',
    pass: 'Bỏ lượt',
    take: 'Đã ăn bài bỏ',
    meld: 'Đã hạ phỏm',
    layoff: 'Đã gửi bài',
    discard: 'Đã bỏ bài',
    fight: 'Thách đấu',
    insure: 'Có bảo hiểm',
    decline: 'Không bảo hiểm',
  } as Readonly<Record<Acts[number], string>>,
  welcome: {
    lucky9: 'Gần 9 nhất ăn gà.',
    pusoydos: 'Hết bài trước ăn gà.',
    tongits: 'Hạ phỏm và giữ điểm thấp.',
    blackjack: 'Gần 21 hơn nhà cái.',
  },
  turn: {
    lucky9: () => 'Rút lá thứ ba hoặc dằn.',
    pusoydos: (acts: Acts) =>
      acts.includes('pass') ? 'Đánh bộ cao hơn hoặc bỏ lượt.' : 'Bạn đi trước: đánh bộ bất kỳ.',
    tongits: (acts: Acts) =>
      acts.includes('discard')
        ? 'Hạ phỏm hoặc gửi bài, rồi chọn một lá để bỏ.'
        : acts.includes('fight')
          ? 'Rút bài, ăn bài bỏ hoặc thách đấu.'
          : 'Rút bài, hoặc chọn các lá tạo phỏm với bài bỏ.',
    blackjack: (acts: Acts) => {
      if (acts.includes('insure')) return 'Nhà cái có át. Mua bảo hiểm bằng nửa tiền cược?';
      if (acts.includes('split')) return 'Rút thêm, dằn, gấp đôi hoặc tách bài.';
      return acts.includes('double') ? 'Rút thêm, dằn hoặc gấp đôi.' : 'Rút thêm hoặc dằn.';
    },
  },
  rules: {
    lucky9:
      '4 người chơi, mỗi người 2 lá. Át tính 1, lá mười và lá hình tính 0, và chỉ tính chữ số cuối của tổng.\nBạn được rút thêm một lá. Đối thủ rút khi có 6 điểm trở xuống. Bài cao nhất ăn gà; bằng nhau thì chia.',
    pusoydos:
      '4 người chơi, mỗi người 13 lá. Thứ tự từ 3 (thấp nhất) đến át và 2 (cao nhất); chất theo thứ tự chuồn, bích, cơ, rô. Người có 3 chuồn đi trước và phải đánh lá đó.\nĐánh lẻ, đôi, ba lá hoặc bộ năm lá: sảnh, thùng, cù lũ, tứ quý, thùng phá sảnh. Sảnh đi từ 3 đến 2 và không vòng lại. Chặn bài trên bàn bằng bộ cao hơn cùng số lá hoặc bỏ lượt. Sau khi bỏ lượt, chờ đến hết vòng; người đánh cuối cùng đi đầu vòng sau.\nNgười hết bài đầu tiên ăn gà.',
    tongits:
      '3 người chơi, mỗi người 12 lá; người đi đầu 13 lá. Mỗi lượt: rút một lá hoặc ăn bài bỏ để tạo phỏm, hạ phỏm hoặc gửi bài vào phỏm bất kỳ, rồi bỏ một lá.\nPhỏm là 3 hoặc 4 lá cùng số, hoặc từ 3 lá liên tiếp cùng chất, át thấp nhất. Át tính 1 điểm, lá mười và lá hình tính 10.\nBạn thắng khi hết bài. Trước khi rút, bạn được thách đấu nếu có phỏm trên bàn và chưa đối thủ nào gửi bài vào đó từ lượt trước của bạn. Ít điểm lẻ nhất thắng; bằng điểm thì người thách đấu thua. Khi hết nọc, ít điểm nhất thắng. Người không có phỏm chỉ thắng khi không ai có phỏm.',
    blackjack:
      'Sáu bộ bài. Lá hình tính 10, át tính 1 hoặc 11. Nhà cái dằn ở mọi 17 và kiểm tra blackjack trước.\nBlackjack trả 3 ăn 2, thắng khác trả 1 ăn 1; hòa hoàn tiền cược. Bạn được gấp đôi với hai lá đầu, hoặc tách hai lá cùng giá trị một lần với cược thứ hai: át tách ra mỗi bên một lá, 21 sau khi tách không phải blackjack, và bài đã tách không được gấp đôi.\nĐôi hoàn hảo là cược phụ cho hai lá đầu, tối đa bằng cược chính: hai lá giống hệt trả 25 ăn 1, đôi cùng màu 12 ăn 1, đôi khác 6 ăn 1.\nNếu nhà cái có át, bạn được mua bảo hiểm bằng nửa tiền cược. Bảo hiểm trả 2 ăn 1 nếu nhà cái có blackjack, nếu không thì mất.',
  },
  rake: (players: number) =>
    `Mọi người góp cùng mức cược vào gà. Người thắng nhận gà trừ 5% phí: ${(players * 0.95).toFixed(2)}× tiền cược.`,
  clock: (seconds: number) =>
    `Bạn có ${seconds} giây cho mỗi nước, và nút Thêm giờ cho thêm một phút bất cứ lúc nào bạn cần. Hết giờ, nước đi được đánh tự động như đối thủ và không bao giờ tăng cược của bạn. Nếu bạn rời đi, ván bài được chơi nốt tự động và tiền thắng được cộng.`,
  returns: (percent: string, engine: HandView['engine']) =>
    engine === 'blackjack'
      ? `Tỷ lệ hoàn trả: khoảng ${percent}% cược đầu với chiến thuật cơ bản, mô phỏng. Cách chơi khác hoàn trả ít hơn.`
      : `Tỷ lệ hoàn trả: ${percent}% nếu bạn chơi như đối thủ. Kết quả tùy cách bạn chơi.`,
  sideReturns: (pair: string, insurance: string) =>
    `Tỷ lệ hoàn trả của cược phụ: đôi hoàn hảo ${pair}%, bảo hiểm ${insurance}%.`,
  bets: { main: 'Cược', pair: 'Đôi hoàn hảo', insurance: 'Bảo hiểm' },
  pays: { main: '3 ăn 2', pair: '25 ăn 1' },
  noMain: 'Hãy đặt cược chính trước.',
  seat: (at: number) => `Chỗ ${at}`,
  seatLeast: (amount: string) => `Cược tối thiểu của mỗi chỗ là ${amount}.`,
  placeLost: 'Thua',
  placePush: 'Hòa',
  seats: (most: number) =>
    `Bạn được chơi tối đa ${most} chỗ, mỗi chỗ có cược, đôi hoàn hảo, bảo hiểm, gấp đôi và tách bài riêng. Các chỗ lần lượt đấu với cùng một nhà cái. Giới hạn của bàn áp dụng cho tổng cược. Không thể cược tiền thưởng.`,
  pairLimit: (amount: string) => `Đôi hoàn hảo tối đa bằng cược chính ${amount}.`,
  standIn: 'Bàn này là mô phỏng: máy tính chơi đối thủ và nhà cái.',
};
