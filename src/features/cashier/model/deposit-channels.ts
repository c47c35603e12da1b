import type { Value } from '../../../contract/types.ts';
import { toCentavos, toPesos } from '../../../lib/money/money.ts';

type Channel = Value<'depositChannels'>[number];
export type DepositPromotion = Value<'depositPromos'>[number];

export const channelGroups = ['wallet', 'bank', 'qr'] as const;

/** One way to pay, as a player chooses it: a wallet of the payment page, a bank transfer, a code to scan. */
export interface DepositChannel extends Omit<Channel, 'hint'> {
  readonly key: string;
  readonly group: (typeof channelGroups)[number];
  /** The wallet behind it; null where a bank is chosen later or there is none. */
  readonly bankId: string | null;
}

const groupOf = ({ channel }: Channel): DepositChannel['group'] =>
  channel === 'gateway' ? 'wallet' : channel === 'manual' ? 'bank' : 'qr';

/** Ways in the order of the page; each wallet of the payment page is one of its own. */
export const toDepositChannels = (channels: readonly Channel[]): readonly DepositChannel[] =>
  channels.flatMap((channel): DepositChannel[] => {
    const way = { ...channel, group: groupOf(channel) };
    if (channel.channel !== 'gateway') return [{ ...way, key: channel.channel, bankId: null }];
    return channel.banks.map(({ bankId, name, iconUrl }) => ({ ...way, key: bankId, bankId, name, iconUrl }));
  });

/** What the way keeps of an amount, pesos. */
export const depositFee = ({ feeRate }: Pick<DepositChannel, 'feeRate'>, amount: number): number =>
  toPesos(Math.round(toCentavos(amount) * feeRate));

/** What a promotion adds to an amount, pesos; nothing below its smallest one. */
export const promotionBonus = ({ bonusRate, maxBonus, minDeposit }: DepositPromotion, amount: number): number =>
  amount < minDeposit ? 0 : Math.min(maxBonus, toPesos(Math.floor(toCentavos(amount) * bonusRate)));
