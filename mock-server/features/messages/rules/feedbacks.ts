import type { Body } from '#contract/types.ts';
import { hourMs, minuteMs } from '#lib/dates/units.ts';
import { withdrawalTerms } from '#markets/current.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { type LocalizedText, textIn } from '#sim/features/shared/localized-text.ts';
import { hasRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { sendMessage } from './messages.ts';
import { htmlMessage } from './templates/html-message.ts';

/** A feedback of a member. Of pictures only kind and size are stored. */
export interface Feedback extends Doc {
  readonly member: string;
  readonly type: Body<'feedback'>['type'];
  readonly comment: string;
  readonly images: readonly { readonly type: string; readonly bytes: number }[];
  readonly at: number;
  readonly answer: LocalizedText | null;
  readonly answeredAt: number | null;
}

export const feedbacks = collection<Feedback>()('feedback', { member: (it) => it.member });

const replyDelayMs = 20 * minuteMs;
const maxPerHour = 5;

/** Stores a feedback; a reply follows after 20 minutes. Throws `request.too-many` after five in an hour. */
export const takeFeedback = (
  world: World,
  memberId: string,
  report: Pick<Feedback, 'type' | 'comment' | 'images'>,
): Feedback => {
  const now = world.now();
  const recent = world.state.by(feedbacks, 'member', memberId).filter(({ at }) => at > now - hourMs);
  if (hasRateLimits(world) && recent.length >= maxPerHour)
    throw new Refusal('request.too-many', { why: `${maxPerHour} in an hour` });
  const newFeedback: Feedback = {
    id: world.id('FB'),
    member: memberId,
    ...report,
    at: now,
    answer: null,
    answeredAt: null,
  };
  world.state.put(feedbacks, newFeedback);
  world.schedule({ id: `feedback:${newFeedback.id}`, at: now + replyDelayMs, type: 'feedback', data: newFeedback.id });
  return newFeedback;
};

const withdrawalMinutes = withdrawalTerms.reviewMinutes + withdrawalTerms.payMinutes;

const repliesByType: Readonly<Record<Feedback['type'], LocalizedText>> = {
  game: {
    EN: 'Thank you. We sent your report to the game provider and are checking the round.',
    TY: 'Salamat. Naipasa na namin ang report mo sa provider ng laro at chine-check namin ang round.',
    VI: 'Cảm ơn bạn. Chúng tôi đã gửi báo cáo đến nhà cung cấp trò chơi và đang kiểm tra ván này.',
  },
  deposit: {
    EN: 'We checked your deposits. You can see the status of each one in the deposit record. If one is missing, send us its reference number.',
    TY: 'Na-check namin ang mga deposit mo. Nasa deposit record ang status ng bawat isa. Kung may kulang, ipadala sa amin ang reference number.',
    VI: 'Chúng tôi đã kiểm tra các lệnh nạp của bạn. Trạng thái từng lệnh có trong lịch sử nạp tiền. Nếu thiếu lệnh nào, hãy gửi mã tham chiếu cho chúng tôi.',
  },
  withdraw: {
    EN: `Withdrawals are usually paid within ${withdrawalMinutes} minutes. The withdrawal record shows each step. If one fails, the full amount goes back to your wallet.`,
    TY: `Karaniwang pumapasok ang withdrawal sa loob ng ${withdrawalMinutes} minuto. Makikita sa withdrawal record ang bawat step. Kung hindi natuloy, babalik sa wallet mo ang buong amount.`,
    VI: `Lệnh rút thường được chi trả trong ${withdrawalMinutes} phút. Lịch sử rút tiền hiện từng bước. Nếu không thành công, toàn bộ số tiền về lại ví của bạn.`,
  },
  account: {
    EN: 'You can change this in the Security centre. If you can’t change a detail there, contact customer service.',
    TY: 'Puwede mo itong baguhin sa Security Center. Kung hindi na mabago roon, mag-message sa customer service.',
    VI: 'Bạn có thể thay đổi trong Trung tâm bảo mật. Nếu có mục không đổi được, hãy liên hệ chăm sóc khách hàng.',
  },
  promotion: {
    EN: 'You can see the terms on each promotion. Claim your rewards in the Reward centre.',
    TY: 'Nasa bawat promo ang terms nito. I-claim ang rewards mo sa Reward Center.',
    VI: 'Điều kiện có trong từng khuyến mãi. Hãy nhận thưởng ở Trung tâm thưởng.',
  },
  other: {
    EN: 'Thank you for your feedback. We have shared it with our team.',
    TY: 'Salamat sa feedback. Naipasa na namin ito sa team.',
    VI: 'Cảm ơn bạn đã góp ý. Chúng tôi đã chuyển đến các bộ phận liên quan.',
  },
};

/** Handles a due event: the help desk replies to a feedback according to its type. */
export const answerFeedback = (world: World, { data }: DueEvent): void => {
  const found = world.state.get(feedbacks, String(data));
  if (!found || found.answer) return;
  const answer = repliesByType[found.type];
  world.state.put(feedbacks, { ...found, answer, answeredAt: world.now() });
  sendMessage(
    world,
    found.member,
    htmlMessage(
      { EN: 'Reply to your feedback', TY: 'Sagot sa feedback mo', VI: 'Trả lời góp ý của bạn' },
      {
        EN: `${answer.EN} Reference number: ${found.id}.`,
        TY: `${textIn(answer, 'TY')} Reference number: ${found.id}.`,
        VI: `${textIn(answer, 'VI')} Mã tham chiếu: ${found.id}.`,
      },
    ),
  );
};
