import { dayAndTime } from '#lib/dates/day-words.ts';
import { formatMinor } from '#sim/features/shared/format-minor.ts';
import { type LocalizedText, textIn } from '#sim/features/shared/localized-text.ts';
import { htmlMessage } from './html-message.ts';

const contractNames = {
  daily: { EN: 'daily salary contract', TY: 'daily salary contract', VI: 'hợp đồng lương ngày' },
  hour: { EN: 'hourly salary contract', TY: 'hourly salary contract', VI: 'hợp đồng lương giờ' },
  dividend: { EN: 'dividend contract', TY: 'dividend contract', VI: 'hợp đồng cổ tức' },
} as const satisfies Record<string, LocalizedText>;

/** Messages about contracts, dividends and transfers of a team. Amounts in minor units, times in epoch ms. */
export const agentMessages = {
  transferArrived: (from: string, minor: number, id: string, at: number) =>
    htmlMessage(
      {
        EN: `You received ${formatMinor(minor)}`,
        TY: `Nakatanggap ka ng ${formatMinor(minor)}`,
        VI: `Bạn nhận được ${formatMinor(minor)}`,
      },
      {
        EN: `${from} transferred ${formatMinor(minor)} to you on ${dayAndTime(at, 'en')}. Transfer ID: ${id}. See your <a href="/m/transaction/record">account record</a>.`,
        TY: `Nag-transfer sa iyo si ${from} ng ${formatMinor(minor)} noong ${dayAndTime(at, 'fil')}. Transfer ID: ${id}. Tingnan ang <a href="/m/transaction/record">account record</a>.`,
        VI: `${from} đã chuyển cho bạn ${formatMinor(minor)} lúc ${dayAndTime(at, 'vi')}. Mã chuyển tiền: ${id}. Xem <a href="/m/transaction/record">lịch sử tài khoản</a>.`,
      },
    ),
  contractAnswered: (account: string, kind: keyof typeof contractNames, accepted: boolean, at: number) =>
    htmlMessage(
      accepted
        ? { EN: 'Contract accepted', TY: 'Na-accept ang contract', VI: 'Hợp đồng được chấp nhận' }
        : { EN: 'Contract declined', TY: 'Na-decline ang contract', VI: 'Hợp đồng bị từ chối' },
      {
        EN: `${account} ${accepted ? 'accepted' : 'declined'} your ${contractNames[kind].EN} on ${dayAndTime(at, 'en')}. See <a href="/m/member/team">your team</a>.`,
        TY: `${accepted ? 'Na-accept' : 'Na-decline'} ni ${account} ang ${textIn(contractNames[kind], 'TY')} mo noong ${dayAndTime(at, 'fil')}. Tingnan ang <a href="/m/member/team">team mo</a>.`,
        VI: `${account} đã ${accepted ? 'chấp nhận' : 'từ chối'} ${textIn(contractNames[kind], 'VI')} của bạn lúc ${dayAndTime(at, 'vi')}. Xem <a href="/m/member/team">đội của bạn</a>.`,
      },
    ),
  dividendPaid: (from: string, minor: number, at: number) =>
    htmlMessage(
      {
        EN: `You received a dividend of ${formatMinor(minor)}`,
        TY: `Nakatanggap ka ng dividend na ${formatMinor(minor)}`,
        VI: `Bạn nhận cổ tức ${formatMinor(minor)}`,
      },
      {
        EN: `${from} paid your dividend of ${formatMinor(minor)} on ${dayAndTime(at, 'en')}. See your <a href="/m/transaction/record?types=A">account record</a>.`,
        TY: `Binayaran ni ${from} ang dividend mong ${formatMinor(minor)} noong ${dayAndTime(at, 'fil')}. Tingnan ang <a href="/m/transaction/record?types=A">account record</a>.`,
        VI: `${from} đã trả cổ tức ${formatMinor(minor)} cho bạn lúc ${dayAndTime(at, 'vi')}. Xem <a href="/m/transaction/record?types=A">lịch sử tài khoản</a>.`,
      },
    ),
} as const;
