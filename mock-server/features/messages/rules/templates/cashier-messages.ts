import { transferReportDays } from '#contract/cashier/deposit-terms.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { toMinor } from '#lib/money/money.ts';
import { minBonusMoney } from '#markets/current.ts';
import { formatMinor } from '#sim/features/shared/format-minor.ts';
import { type LocalizedText, textIn } from '#sim/features/shared/localized-text.ts';
import { htmlMessage } from './html-message.ts';

const failedDepositText = (id: string, reason: LocalizedText, at: number): LocalizedText => ({
  EN: `${reason.EN} Deposit ID: ${id}, ${dayAndTime(at, 'en')}. You can <a href="/m/voucherCenter">deposit again</a> or contact <a href="/m/service">customer service</a>.`,
  TY: `${textIn(reason, 'TY')} Deposit ID: ${id}, ${dayAndTime(at, 'fil')}. Puwede kang <a href="/m/voucherCenter">mag-deposit ulit</a> o mag-message sa <a href="/m/service">customer service</a>.`,
  VI: `${textIn(reason, 'VI')} Mã nạp tiền: ${id}, ${dayAndTime(at, 'vi')}. Bạn có thể <a href="/m/voucherCenter">nạp lại</a> hoặc liên hệ <a href="/m/service">chăm sóc khách hàng</a>.`,
});

/** Messages about deposits, their bonuses and withdrawals. Amounts in minor units, times in epoch ms. */
export const cashierMessages = {
  depositApproved: (id: string, minor: number, bonus: number, at: number) =>
    htmlMessage(
      {
        EN: `Deposit of ${formatMinor(minor)} completed`,
        TY: `Na-deposit na ang ${formatMinor(minor)}`,
        VI: `Nạp ${formatMinor(minor)} thành công`,
      },
      {
        EN: `${formatMinor(minor)} was added to your wallet on ${dayAndTime(at, 'en')}${bonus > 0 ? `, plus a bonus of ${formatMinor(bonus)}` : ''}. Deposit ID: ${id}. See your <a href="/m/vouReport">deposit record</a>.`,
        TY: `Pumasok sa wallet mo ang ${formatMinor(minor)} noong ${dayAndTime(at, 'fil')}${bonus > 0 ? `, kasama ang bonus na ${formatMinor(bonus)}` : ''}. Deposit ID: ${id}. Tingnan ang <a href="/m/vouReport">deposit record</a>.`,
        VI: `${formatMinor(minor)} đã vào ví lúc ${dayAndTime(at, 'vi')}${bonus > 0 ? `, kèm thưởng ${formatMinor(bonus)}` : ''}. Mã nạp tiền: ${id}. Xem <a href="/m/vouReport">lịch sử nạp tiền</a>.`,
      },
    ),
  depositRejected: (id: string, minor: number, reason: LocalizedText, at: number) =>
    htmlMessage(
      {
        EN: `Deposit of ${formatMinor(minor)} failed`,
        TY: `Hindi natuloy ang deposit na ${formatMinor(minor)}`,
        VI: `Nạp ${formatMinor(minor)} không thành công`,
      },
      failedDepositText(id, reason, at),
    ),
  depositPaidLate: (id: string, minor: number, reason: LocalizedText, at: number) =>
    htmlMessage(
      {
        EN: `Late payment of ${formatMinor(minor)}`,
        TY: `Na-late ang bayad na ${formatMinor(minor)}`,
        VI: `Thanh toán trễ ${formatMinor(minor)}`,
      },
      failedDepositText(id, reason, at),
    ),
  depositExpired: (id: string, minor: number, isTransfer: boolean, at: number) =>
    htmlMessage(
      {
        EN: `Deposit of ${formatMinor(minor)} expired`,
        TY: `Nag-expire ang deposit na ${formatMinor(minor)}`,
        VI: `Lệnh nạp ${formatMinor(minor)} đã hết hạn`,
      },
      isTransfer
        ? {
            EN: `You did not report a transfer in time. Deposit ID: ${id}, ${dayAndTime(at, 'en')}. If you have sent the money, <a href="/m/voucherCenter?order=${id}">open the deposit</a> within ${transferReportDays} days and tap “I have sent it”.`,
            TY: `Hindi mo na-report ang transfer sa oras. Deposit ID: ${id}, ${dayAndTime(at, 'fil')}. Kung naipadala mo na ang pera, <a href="/m/voucherCenter?order=${id}">buksan ang deposit</a> sa loob ng ${transferReportDays} araw at i-tap ang “Naipadala ko na”.`,
            VI: `Bạn chưa báo đã chuyển tiền đúng hạn. Mã nạp tiền: ${id}, ${dayAndTime(at, 'vi')}. Nếu đã chuyển, hãy <a href="/m/voucherCenter?order=${id}">mở lệnh nạp</a> trong ${transferReportDays} ngày và chạm “Tôi đã chuyển”.`,
          }
        : {
            EN: `It was not paid in time, and you have not been charged. Deposit ID: ${id}, ${dayAndTime(at, 'en')}. You can <a href="/m/voucherCenter">deposit again</a>.`,
            TY: `Hindi ito nabayaran sa oras, at hindi ka nasingil. Deposit ID: ${id}, ${dayAndTime(at, 'fil')}. Puwede kang <a href="/m/voucherCenter">mag-deposit ulit</a>.`,
            VI: `Lệnh nạp chưa được thanh toán đúng hạn và bạn không bị trừ tiền. Mã nạp tiền: ${id}, ${dayAndTime(at, 'vi')}. Bạn có thể <a href="/m/voucherCenter">nạp lại</a>.`,
          },
    ),
  bonusEnded: (id: string, taken: number, staked: number) =>
    htmlMessage(
      { EN: 'Your bonus has expired', TY: 'Nag-expire ang bonus mo', VI: 'Tiền thưởng của bạn đã hết hạn' },
      {
        EN: `The wagering requirement for the bonus of deposit ${id} was not met in time. ${formatMinor(taken)} of bonus money was removed from your balance.${staked > 0 ? ` Your open bets contain ${formatMinor(staked)} of it, and pay only the share of your own money.` : ''} Its wagering requirement no longer applies.`,
        TY: `Hindi natapos sa oras ang turnover ng bonus para sa deposit ${id}. Inalis ang ${formatMinor(taken)} na bonus money sa balance mo.${staked > 0 ? ` May ${formatMinor(staked)} nito sa open bets mo; ang bahaging itinaya mo mula sa own money lang ang may payout.` : ''} Wala na itong turnover.`,
        VI: `Vòng cược cho thưởng của lệnh nạp ${id} chưa hoàn tất đúng hạn. ${formatMinor(taken)} tiền thưởng đã bị trừ khỏi số dư.${staked > 0 ? ` Cược đang mở của bạn có ${formatMinor(staked)} tiền thưởng, và chỉ trả phần tiền thật.` : ''} Yêu cầu vòng cược không còn áp dụng.`,
      },
    ),
  bonusUsedUp: (gift: number, left: number) =>
    htmlMessage(
      { EN: 'Your bonus is used up', TY: 'Ubos na ang bonus mo', VI: 'Bạn đã dùng hết tiền thưởng' },
      {
        EN: `Your bonus of ${formatMinor(gift)} has ended, because less than ${formatMinor(toMinor(minBonusMoney))} of its bonus money was left.${left > 0 ? ` The remaining ${formatMinor(left)} was removed.` : ''} Its wagering requirement no longer applies.`,
        TY: `Tapos na ang bonus mong ${formatMinor(gift)} dahil wala nang ${formatMinor(toMinor(minBonusMoney))} ang natirang bonus money nito.${left > 0 ? ` Inalis ang natirang ${formatMinor(left)}.` : ''} Wala na itong turnover.`,
        VI: `Khoản thưởng ${formatMinor(gift)} đã kết thúc vì còn dưới ${formatMinor(toMinor(minBonusMoney))} tiền thưởng.${left > 0 ? ` ${formatMinor(left)} còn lại đã bị xóa.` : ''} Yêu cầu vòng cược không còn áp dụng.`,
      },
    ),
  bonusUnlocked: (converted: number, removed: number) =>
    htmlMessage(
      {
        EN: 'Your bonus money is now own money',
        TY: 'Own money na ang bonus money mo',
        VI: 'Tiền thưởng đã thành tiền thật',
      },
      {
        EN: `You met the wagering requirement of your bonus. ${formatMinor(converted)} of bonus money became own money, which you can <a href="/m/withdraw">withdraw</a>.${removed > 0 ? ` ${formatMinor(removed)} above the maximum of the promotion was removed.` : ''}`,
        TY: `Natapos mo ang turnover ng bonus mo. Naging own money ang ${formatMinor(converted)} na bonus money, at puwede mo na itong <a href="/m/withdraw">i-withdraw</a>.${removed > 0 ? ` Inalis ang ${formatMinor(removed)} na lampas sa maximum ng promo.` : ''}`,
        VI: `Bạn đã hoàn tất vòng cược. ${formatMinor(converted)} tiền thưởng đã thành tiền thật và có thể <a href="/m/withdraw">rút</a>.${removed > 0 ? ` ${formatMinor(removed)} vượt mức tối đa của khuyến mãi đã bị xóa.` : ''}`,
      },
    ),
  bonusLapsesSoon: (id: string, bonus: number, left: number, at: number) =>
    htmlMessage(
      { EN: 'Your bonus expires soon', TY: 'Malapit nang mag-expire ang bonus mo', VI: 'Tiền thưởng sắp hết hạn' },
      {
        EN: `Bet ${formatMinor(left)} more by ${dayAndTime(at, 'en')} to keep the ${formatMinor(bonus)} bonus of deposit ${id}. See your progress on the <a href="/m/voucherCenter">deposit page</a>.`,
        TY: `Tumaya pa ng ${formatMinor(left)} hanggang ${dayAndTime(at, 'fil')} para hindi mawala ang ${formatMinor(bonus)} na bonus ng deposit ${id}. Tingnan ang progress mo sa <a href="/m/voucherCenter">deposit page</a>.`,
        VI: `Cược thêm ${formatMinor(left)} trước ${dayAndTime(at, 'vi')} để giữ khoản thưởng ${formatMinor(bonus)} của lệnh nạp ${id}. Xem tiến độ ở <a href="/m/voucherCenter">trang nạp tiền</a>.`,
      },
    ),
  withdrawalPaid: (id: string, minor: number, card: string, at: number) =>
    htmlMessage(
      {
        EN: `Withdrawal of ${formatMinor(minor)} completed`,
        TY: `Na-withdraw na ang ${formatMinor(minor)}`,
        VI: `Rút ${formatMinor(minor)} thành công`,
      },
      {
        EN: `${formatMinor(minor)} was sent to ${card} on ${dayAndTime(at, 'en')}. It usually arrives within a few minutes. Withdrawal ID: ${id}. See your <a href="/m/withdrawReport">withdrawal record</a>.`,
        TY: `Naipadala ang ${formatMinor(minor)} sa ${card} noong ${dayAndTime(at, 'fil')}. Karaniwang ilang minuto lang bago pumasok. Withdrawal ID: ${id}. Tingnan ang <a href="/m/withdrawReport">withdrawal record</a>.`,
        VI: `${formatMinor(minor)} đã được gửi đến ${card} lúc ${dayAndTime(at, 'vi')}. Tiền thường đến trong vài phút. Mã rút tiền: ${id}. Xem <a href="/m/withdrawReport">lịch sử rút tiền</a>.`,
      },
    ),
  withdrawalRejected: (
    id: string,
    minor: number,
    { reason, advice }: { reason: LocalizedText; advice: LocalizedText },
  ) =>
    htmlMessage(
      {
        EN: `Withdrawal of ${formatMinor(minor)} failed`,
        TY: `Hindi natuloy ang withdrawal na ${formatMinor(minor)}`,
        VI: `Rút ${formatMinor(minor)} không thành công`,
      },
      {
        EN: `${reason.EN} The full amount is back in your wallet. ${advice.EN} Withdrawal ID: ${id}. See your <a href="/m/withdrawReport">withdrawal record</a>.`,
        TY: `${textIn(reason, 'TY')} Naibalik sa wallet mo ang buong amount. ${textIn(advice, 'TY')} Withdrawal ID: ${id}. Tingnan ang <a href="/m/withdrawReport">withdrawal record</a>.`,
        VI: `${textIn(reason, 'VI')} Toàn bộ số tiền đã về lại ví. ${textIn(advice, 'VI')} Mã rút tiền: ${id}. Xem <a href="/m/withdrawReport">lịch sử rút tiền</a>.`,
      },
    ),
} as const;
