import { dayAndTime } from '#lib/dates/manila-words.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';
import { peso } from '#sim/features/shared/peso.ts';
import { letter } from './letter.ts';

const failedDepositText = (id: string, reason: LocalizedText, at: number): LocalizedText => ({
  EN: `${reason.EN} Deposit ID: ${id}, ${dayAndTime(at, 'en')}. You can <a href="/m/voucherCenter">deposit again</a> or contact <a href="/m/service">customer service</a>.`,
  TY: `${reason.TY} Deposit ID: ${id}, ${dayAndTime(at, 'fil')}. Puwede kang <a href="/m/voucherCenter">mag-deposit ulit</a> o mag-message sa <a href="/m/service">customer service</a>.`,
});

/** Messages about deposits, their bonuses and withdrawals. Amounts in centavos, times in epoch ms. */
export const cashierLetters = {
  depositApproved: (id: string, centavos: number, bonus: number, at: number) =>
    letter(
      { EN: `Deposit of ${peso(centavos)} completed`, TY: `Completed ang deposit na ${peso(centavos)}` },
      {
        EN: `${peso(centavos)} was added to your wallet on ${dayAndTime(at, 'en')}${bonus > 0 ? `, plus a bonus of ${peso(bonus)}` : ''}. Deposit ID: ${id}. See your <a href="/m/vouReport">deposit record</a>.`,
        TY: `Pumasok sa wallet mo ang ${peso(centavos)} noong ${dayAndTime(at, 'fil')}${bonus > 0 ? `, kasama ang bonus na ${peso(bonus)}` : ''}. Deposit ID: ${id}. Tingnan ang <a href="/m/vouReport">deposit record</a>.`,
      },
    ),
  depositRejected: (id: string, centavos: number, reason: LocalizedText, at: number) =>
    letter(
      { EN: `Deposit of ${peso(centavos)} failed`, TY: `Hindi natuloy ang deposit na ${peso(centavos)}` },
      failedDepositText(id, reason, at),
    ),
  depositPaidLate: (id: string, centavos: number, reason: LocalizedText, at: number) =>
    letter(
      { EN: `Late payment of ${peso(centavos)}`, TY: `Na-late ang bayad na ${peso(centavos)}` },
      failedDepositText(id, reason, at),
    ),
  bonusEnded: (id: string, taken: number, owed: number) =>
    letter(
      { EN: 'Your bonus has expired', TY: 'Nag-expire ang bonus mo' },
      {
        EN: `The wagering requirement for the bonus of deposit ${id} was not met in time. ${peso(taken)} was removed from your balance${owed > 0 ? `, and up to ${peso(owed)} will be removed from the payouts of your open bets` : ''}. Its wagering requirement no longer applies.`,
        TY: `Hindi natapos sa oras ang turnover ng bonus para sa deposit ${id}. Inalis ang ${peso(taken)} sa balance mo${owed > 0 ? `, at hanggang ${peso(owed)} pa ang aalisin sa payout ng open bets mo` : ''}. Wala na itong turnover.`,
      },
    ),
  bonusUsedUp: (id: string, bonus: number) =>
    letter(
      { EN: 'Your bonus is used up', TY: 'Ubos na ang bonus mo' },
      {
        EN: `You have used all of the ${peso(bonus)} bonus of deposit ${id}. Its wagering requirement no longer applies.`,
        TY: `Nagamit mo na ang buong ${peso(bonus)} na bonus ng deposit ${id}. Wala na itong turnover.`,
      },
    ),
  bonusUnlocked: (id: string, bonus: number) =>
    letter(
      { EN: 'Your bonus is unlocked', TY: 'Unlocked na ang bonus mo' },
      {
        EN: `You met the wagering requirement for the ${peso(bonus)} bonus of deposit ${id}. It no longer limits your bets or <a href="/m/withdraw">withdrawals</a>.`,
        TY: `Natapos mo ang turnover ng ${peso(bonus)} na bonus ng deposit ${id}. Wala na itong limit sa mga taya at <a href="/m/withdraw">withdrawal</a> mo.`,
      },
    ),
  bonusLapsesSoon: (id: string, bonus: number, left: number, at: number) =>
    letter(
      { EN: 'Your bonus expires soon', TY: 'Malapit nang mag-expire ang bonus mo' },
      {
        EN: `Bet ${peso(left)} more by ${dayAndTime(at, 'en')} to keep the ${peso(bonus)} bonus of deposit ${id}. See your progress on the <a href="/m/voucherCenter">deposit page</a>.`,
        TY: `Tumaya pa ng ${peso(left)} hanggang ${dayAndTime(at, 'fil')} para hindi mawala ang ${peso(bonus)} na bonus ng deposit ${id}. Tingnan ang progress mo sa <a href="/m/voucherCenter">deposit page</a>.`,
      },
    ),
  withdrawalPaid: (id: string, centavos: number, card: string, at: number) =>
    letter(
      { EN: `Withdrawal of ${peso(centavos)} completed`, TY: `Completed ang withdrawal na ${peso(centavos)}` },
      {
        EN: `${peso(centavos)} was sent to ${card} on ${dayAndTime(at, 'en')}. It usually arrives within a few minutes. Withdrawal ID: ${id}. See your <a href="/m/withdrawReport">withdrawal record</a>.`,
        TY: `Naipadala ang ${peso(centavos)} sa ${card} noong ${dayAndTime(at, 'fil')}. Karaniwang ilang minuto lang bago pumasok. Withdrawal ID: ${id}. Tingnan ang <a href="/m/withdrawReport">withdrawal record</a>.`,
      },
    ),
  withdrawalRejected: (
    id: string,
    centavos: number,
    { reason, advice }: { reason: LocalizedText; advice: LocalizedText },
  ) =>
    letter(
      { EN: `Withdrawal of ${peso(centavos)} failed`, TY: `Hindi natuloy ang withdrawal na ${peso(centavos)}` },
      {
        EN: `${reason.EN} The full amount is back in your wallet. ${advice.EN} Withdrawal ID: ${id}. See your <a href="/m/withdrawReport">withdrawal record</a>.`,
        TY: `${reason.TY} Naibalik sa wallet mo ang buong amount. ${advice.TY} Withdrawal ID: ${id}. Tingnan ang <a href="/m/withdrawReport">withdrawal record</a>.`,
      },
    ),
} as const;
