import type { Deposit as WireDeposit } from '#contract/types.ts';
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
export const depositPayee = 'Kidlat Demo Collections';

const depositBank = (bankId: string, number: string | null): DepositBank => {
  const found = bankById(bankId);
  if (!found) throw new Error(`no bank ${bankId}`);
  return { ...found, account: number === null ? null : { name: depositPayee, number } };
};

const { gateway, manual, walletQr } = depositTerms;

const range = ({ min, max }: { readonly min: number; readonly max: number }) => ({
  min: toMinor(min),
  max: toMinor(max),
});

const walletApp = (channel: Channel, name: string): DepositChannel => ({
  channel,
  name: { EN: name, TY: name },
  hint: {
    EN: `Scan the QR code in ${name} within ${walletQr.expiryMinutes} minutes. Fee: ${formatRate(walletQr.feeRate)}.`,
    TY: `I-scan ang QR code sa ${name} sa loob ng ${walletQr.expiryMinutes} minuto. Fee: ${formatRate(walletQr.feeRate)}.`,
  },
  ...range(walletQr),
  feeRate: walletQr.feeRate,
  quickAmounts: walletQr.quickAmounts.map((it) => toMinor(it)),
  minutes: walletQr.minutes,
  expiryMinutes: walletQr.expiryMinutes,
  banks: [],
});

const mainWallets = depositBanks.gateway
  .slice(0, 2)
  .map((id) => bankById(id)?.name ?? id)
  .join(', ');

/** All deposit channels, in display order. */
export const depositChannels: readonly DepositChannel[] = [
  {
    channel: 'gateway',
    name: { EN: `${mainWallets} and more`, TY: `${mainWallets} at iba pa`, VI: `${mainWallets} và ví khác` },
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
  walletApp('alipay', 'Alipay'),
  walletApp('wechat', 'WeChat Pay'),
  walletApp('qq', 'QQ Wallet'),
];

export const isWalletQr = (name: Channel): boolean => name === 'alipay' || name === 'wechat' || name === 'qq';

export const channelOf = (name: Channel): DepositChannel => {
  const found = depositChannels.find(({ channel }) => channel === name);
  if (!found) throw new Error(`no channel ${name}`);
  return found;
};
