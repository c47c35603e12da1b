import { ruleFigures as figures } from '#content/figures.ts';
import { dayMs, hourMs } from '#lib/dates/units.ts';
import type { World } from '#sim/core/world.ts';
import { type LocalizedText, localized, textIn } from '#sim/features/shared/localized-text.ts';
import { inboxMessages, type MessageContent } from '../rules/messages.ts';
import { accountMessages } from '../rules/templates/account-messages.ts';

const message = (title: LocalizedText, content: LocalizedText): MessageContent => ({
  title,
  content: localized((language) => `<p>${textIn(content, language)}</p>`),
});

const news: readonly (MessageContent & { readonly age: number; readonly read?: true })[] = [
  {
    age: 3 * hourMs,
    ...message(
      { EN: 'Your daily missions are ready', TY: 'Handa na ang daily missions mo', VI: 'Nhiệm vụ hôm nay đã sẵn sàng' },
      {
        EN: 'Complete your missions today: the minimum bet of a game is enough. <a href="/m/leaderBoard">View missions</a>.',
        TY: 'Tapusin ang mga mission mo ngayon: sapat na ang minimum bet ng laro. <a href="/m/leaderBoard">Tingnan ang missions</a>.',
        VI: 'Hoàn thành nhiệm vụ hôm nay: mức cược tối thiểu của trò chơi là đủ. <a href="/m/leaderBoard">Xem nhiệm vụ</a>.',
      },
    ),
  },
  {
    age: 9 * hourMs,
    ...message(
      { EN: 'QR deposits are back', TY: 'Balik na ang QR deposit', VI: 'Đã có lại nạp tiền bằng mã QR' },
      {
        EN: `You can deposit by QR code again. Each QR code expires after ${figures['deposits.qrWindowMinutes']} minutes.`,
        TY: `Puwede na ulit mag-deposit gamit ang QR code. Mag-e-expire ang bawat QR code pagkalipas ng ${figures['deposits.qrWindowMinutes']} minuto.`,
        VI: `Bạn lại có thể nạp tiền bằng mã QR. Mỗi mã QR hết hạn sau ${figures['deposits.qrWindowMinutes']} phút.`,
      },
    ),
  },
  {
    age: dayMs + 2 * hourMs,
    ...message(
      { EN: 'New device login', TY: 'Login sa bagong device', VI: 'Đăng nhập từ thiết bị mới' },
      {
        EN: 'If this was you, you don’t need to do anything. If not, <a href="/m/changePsw">change your password</a> now. This logs out all other devices.',
        TY: 'Kung ikaw ito, wala ka nang kailangang gawin. Kung hindi, <a href="/m/changePsw">palitan agad ang password mo</a>. Malo-log out ang lahat ng ibang device.',
        VI: 'Nếu đó là bạn, bạn không cần làm gì. Nếu không, hãy <a href="/m/changePsw">đổi mật khẩu</a> ngay. Mọi thiết bị khác sẽ bị đăng xuất.',
      },
    ),
  },
  {
    age: 2 * dayMs,
    ...message(
      {
        EN: 'Your cashback for last week',
        TY: 'Cashback mo noong nakaraang linggo',
        VI: 'Hoàn tiền tuần trước của bạn',
      },
      {
        EN: 'Claim it in the <a href="/m/rewardCenter">Reward centre</a> before it expires.',
        TY: 'I-claim ito sa <a href="/m/rewardCenter">Reward Center</a> bago ito mag-expire.',
        VI: 'Nhận ở <a href="/m/rewardCenter">Trung tâm thưởng</a> trước khi hết hạn.',
      },
    ),
  },
  {
    age: 4 * dayMs,
    read: true,
    ...message(
      { EN: 'Maintenance completed', TY: 'Tapos na ang maintenance', VI: 'Đã bảo trì xong' },
      {
        EN: 'Deposits and withdrawals work normally again.',
        TY: 'Normal na ulit ang deposit at withdrawal.',
        VI: 'Nạp và rút tiền đã hoạt động bình thường.',
      },
    ),
  },
  {
    age: 8 * dayMs,
    read: true,
    ...message(
      { EN: 'Withdrawal password changed', TY: 'Nabago ang withdrawal password', VI: 'Đã đổi mật khẩu rút tiền' },
      {
        EN: 'If this wasn’t you, contact <a href="/m/service">customer service</a> now.',
        TY: 'Kung hindi ikaw ito, mag-message agad sa <a href="/m/service">customer service</a>.',
        VI: 'Nếu không phải bạn, hãy liên hệ <a href="/m/service">chăm sóc khách hàng</a> ngay.',
      },
    ),
  },
  {
    age: 15 * dayMs,
    read: true,
    ...message(
      { EN: 'Live tables 24/7', TY: 'Live tables 24/7', VI: 'Bàn trực tiếp 24/7' },
      {
        EN: 'Baccarat, roulette and sic bo are now open 24/7.',
        TY: 'Bukas na 24/7 ang baccarat, roulette at sic bo.',
        VI: 'Baccarat, roulette và sic bo nay mở 24/7.',
      },
    ),
  },
];

const readAfterMs = 60 * hourMs;

/** Message ids of the seed are below those of later messages. */
const firstId = 6001;

const messagesByMember = {
  '100003': news,
  '100002': news.slice(1, 5),
  '100001': news.slice(3, 6),
  '100005': news.slice(4),
};

/** Creates the messages that are in the inboxes when the world starts, in addition to those of the history. */
export const seedMessages = (world: World): void => {
  let id = firstId;
  const put = (memberId: string, message: MessageContent, age: number, read: boolean) => {
    const { title, content } = message;
    world.state.put(inboxMessages, {
      id: String(id),
      member: memberId,
      title,
      content,
      at: world.now() - age,
      readAt: read ? world.now() - age : null,
      deletedAt: null,
    });
    id += 1;
  };
  for (const [member, messages] of Object.entries(messagesByMember)) {
    for (const it of messages) put(member, it, it.age, it.read ?? false);
  }
  for (const it of world.state.all(inboxMessages)) {
    if (it.at < world.now() - readAfterMs) world.state.put(inboxMessages, { ...it, readAt: it.at });
  }
  put('100004', accountMessages.welcome(), 0, false);
};
