import type { Value } from '#contract/types.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { feeOf, shareOf } from '#lib/money/share.ts';

type Channel = Value<'depositChannels'>[number];
export type DepositPromotion = Value<'depositPromos'>[number];

export const channelGroups = ['wallet', 'bank', 'qr', 'counter'] as const;

/** A payment method of a deposit: an e-wallet, a bank transfer or a QR code. */
export interface PaymentMethod extends Omit<Channel, 'hint'> {
  readonly key: string;
  readonly group: (typeof channelGroups)[number];
  /** Wallet; null for bank transfers and QR codes. */
  readonly bankId: string | null;
}

const groupOf = ({ channel }: Channel): PaymentMethod['group'] => {
  if (channel === 'gateway') return 'wallet';
  if (channel === 'manual') return 'bank';
  return channel === 'counter' ? 'counter' : 'qr';
};

/** Returns the payment methods in display order, one for each wallet of the payment gateway. */
export const toPaymentMethods = (channels: readonly Channel[]): readonly PaymentMethod[] =>
  channels.flatMap((channel): PaymentMethod[] => {
    const method = { ...channel, group: groupOf(channel) };
    if (channel.channel !== 'gateway') return [{ ...method, key: channel.channel, bankId: null }];
    return channel.banks.map(({ bankId, name, iconUrl }) => ({ ...method, key: bankId, bankId, name, iconUrl }));
  });

/** Returns the fee for an amount, in major units. */
export const depositFee = ({ feeRate }: Pick<PaymentMethod, 'feeRate'>, amount: number): number =>
  toMajor(feeOf(toMinor(amount), feeRate));

/** Returns the bonus for an amount, in major units; 0 below the promotion's minimum deposit. */
export const promotionBonus = ({ bonusRate, maxBonus, minDeposit }: DepositPromotion, amount: number): number =>
  amount < minDeposit ? 0 : Math.min(maxBonus, toMajor(shareOf(toMinor(amount), bonusRate)));
