import { brand, brandSettings } from '#brands/current.ts';
import type { Deposit as WireDeposit } from '#contract/types.ts';
import { hourMs, minuteMs } from '#lib/dates/units.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { toMinor } from '#lib/money/money.ts';
import { depositBanks, depositTerms } from '#markets/current.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';
import { type Bank, bankById } from './banks.ts';

export type Channel = WireDeposit['channel'];

/** A deposit channel. Amounts in minor units. */
export interface DepositChannel {
  readonly channel: Channel;
  readonly name: LocalizedText;
  readonly hint: LocalizedText;
  readonly min: number;
  readonly max: number;
  /** Fee as a share of the amount, for example 0.01. */
  readonly feeRate: number;
  readonly quickAmounts: readonly number[];
  /** Usual minutes from the payment until the wallet is credited. */
  readonly minutes: number;
  /** Minutes until an unpaid order expires. */
  readonly expiryMinutes: number;
  readonly banks: readonly DepositBank[];
}

export interface DepositBank extends Bank {
  /** Payee of a manual bank transfer; null for channels with a payment page. */
  readonly account: { readonly name: string; readonly number: string } | null;
}

/** Name that members pay to. */
export const depositPayee = `${brand.name} Demo Collections`;

const depositBank = (bankId: string, number: string | null): DepositBank => {
  const found = bankById(bankId);
  if (!found) throw new Error(`no bank ${bankId}`);
  return { ...found, account: number === null ? null : { name: depositPayee, number } };
};

const { gateway, manual, walletQr, qrph, counter } = depositTerms;

const range = ({ min, max }: { readonly min: number; readonly max: number }) => ({
  min: toMinor(min),
  max: toMinor(max),
});

const walletApp = (channel: Channel, name: string): DepositChannel => ({
  channel,
  name: { EN: name },
  hint: {
    EN: `Scan the QR code in ${name} within ${walletQr.expiryMinutes} minutes. Fee: ${formatRate(walletQr.feeRate)}.`,
    TY: `I-scan ang QR code sa ${name} sa loob ng ${walletQr.expiryMinutes} minuto. Fee: ${formatRate(walletQr.feeRate)}.`,
    VI: `Quét mã QR trong ${name} trong ${walletQr.expiryMinutes} phút. Phí: ${formatRate(walletQr.feeRate)}.`,
  },
  ...range(walletQr),
  feeRate: walletQr.feeRate,
  quickAmounts: walletQr.quickAmounts.map((it) => toMinor(it)),
  minutes: walletQr.minutes,
  expiryMinutes: walletQr.expiryMinutes,
  banks: [],
});

/** Returns the name of the channel of these wallets: the first two, and whether there are more. */
const walletNames = (ids: readonly string[]): LocalizedText => {
  const names = ids.map((id) => bankById(id)?.name ?? id);
  const first = names.slice(0, 2).join(', ');
  return names.length > 2
    ? { EN: `${first} and more`, TY: `${first} at iba pa`, VI: `${first} và ví khác` }
    : { EN: first, TY: first, VI: first };
};

const termsOf = (terms: typeof walletQr) => ({
  ...range(terms),
  feeRate: terms.feeRate,
  quickAmounts: terms.quickAmounts.map((it) => toMinor(it)),
  minutes: terms.minutes,
  expiryMinutes: terms.expiryMinutes,
  banks: [],
});

/** Returns the channels that only some markets have. */
const localChannels = (): DepositChannel[] => [
  ...(qrph
    ? [
        {
          channel: 'qrph' as const,
          name: { EN: 'QR Ph' },
          hint: {
            EN: `Scan or open the QR code in your bank or e-wallet app within ${qrph.expiryMinutes} minutes.`,
            TY: `I-scan o i-open ang QR code sa bank o e-wallet app mo sa loob ng ${qrph.expiryMinutes} minuto.`,
            VI: `Quét hoặc mở mã QR trong ứng dụng ngân hàng hoặc ví điện tử trong ${qrph.expiryMinutes} phút.`,
          },
          ...termsOf(qrph),
        },
      ]
    : []),
  ...(counter
    ? [
        {
          channel: 'counter' as const,
          name: { EN: '7-Eleven and more', TY: '7-Eleven at iba pa', VI: 'Cửa hàng tiện lợi' },
          hint: {
            EN: `Show the code at a counter and pay in cash within ${(counter.expiryMinutes * minuteMs) / hourMs} hours.`,
            TY: `Ipakita ang code sa counter at magbayad ng cash sa loob ng ${(counter.expiryMinutes * minuteMs) / hourMs} oras.`,
            VI: `Đưa mã tại quầy và trả tiền mặt trong ${(counter.expiryMinutes * minuteMs) / hourMs} giờ.`,
          },
          ...termsOf(counter),
        },
      ]
    : []),
];

/** Deposit channels of the market, in the usual order. */
const marketChannels: readonly DepositChannel[] = [
  {
    channel: 'gateway',
    name: walletNames(depositBanks.gateway),
    hint: {
      EN: `Pay in your e-wallet app within ${gateway.expiryMinutes} minutes.`,
      TY: `Magbayad sa e-wallet app mo sa loob ng ${gateway.expiryMinutes} minuto.`,
      VI: `Thanh toán trong ứng dụng ví điện tử trong ${gateway.expiryMinutes} phút.`,
    },
    ...range(gateway),
    feeRate: gateway.feeRate,
    quickAmounts: gateway.quickAmounts.map((it) => toMinor(it)),
    minutes: gateway.minutes,
    expiryMinutes: gateway.expiryMinutes,
    banks: depositBanks.gateway.map((id) => depositBank(id, null)),
  },
  {
    channel: 'manual',
    name: { EN: 'Bank transfer', TY: 'Bank transfer', VI: 'Chuyển khoản' },
    hint: {
      EN: 'Transfer from an account in your own name and enter the reference number. Usually takes a few minutes.',
      TY: 'Mag-transfer mula sa account na nakapangalan sa iyo at ilagay ang reference number. Karaniwang ilang minuto lang.',
      VI: 'Chuyển từ tài khoản đứng tên bạn và ghi mã tham chiếu. Thường chỉ mất vài phút.',
    },
    ...range(manual),
    feeRate: manual.feeRate,
    quickAmounts: manual.quickAmounts.map((it) => toMinor(it)),
    minutes: manual.minutes,
    expiryMinutes: manual.expiryMinutes,
    banks: Object.entries(depositBanks.manual).map(([id, number]) => depositBank(id, number)),
  },
  ...localChannels(),
  walletApp('alipay', 'Alipay'),
  walletApp('wechat', 'WeChat Pay'),
  walletApp('qq', 'QQ Wallet'),
];

/** Returns channels with only the listed methods (banks, wallets and QR wallets), in the order of the list. */
export const offeredChannels = (
  methods: readonly string[] | undefined,
  channels = marketChannels,
): readonly DepositChannel[] => {
  if (!methods) return channels;
  const place = (method: string): number => methods.indexOf(method);
  const first = ({ channel, banks }: DepositChannel): number =>
    Math.min(...[channel, ...banks.map(({ bankId }) => bankId)].map(place).filter((it) => it >= 0));
  return channels
    .map((channel) => ({
      ...channel,
      banks: channel.banks
        .filter(({ bankId }) => place(bankId) >= 0)
        .sort((one, other) => place(one.bankId) - place(other.bankId)),
    }))
    .filter(({ channel, banks }) => banks.length > 0 || place(channel) >= 0)
    .map((it) => (it.channel === 'gateway' ? { ...it, name: walletNames(it.banks.map(({ bankId }) => bankId)) } : it))
    .sort((one, other) => first(one) - first(other));
};

/** Deposit channels of the brand, in display order. */
export const depositChannels = offeredChannels(brandSettings.payments);

export const isWalletQr = (name: Channel): boolean => name === 'alipay' || name === 'wechat' || name === 'qq';

export const channelOf = (name: Channel): DepositChannel => {
  const found = marketChannels.find(({ channel }) => channel === name);
  if (!found) throw new Error(`no channel ${name}`);
  return found;
};
