import type { Deposit as WireDeposit } from '../../../../src/contract/types.ts';
import type { Words } from '../../content/rules/announcements.ts';
import { type Bank, bankById } from './banks.ts';

export type Channel = WireDeposit['channel'];

/** One way to deposit (R264). Amounts in centavos, `life` in ms. */
export interface DepositChannel {
  readonly channel: Channel;
  readonly name: Words;
  readonly hint: Words;
  readonly min: number;
  readonly max: number;
  /** Share of the amount that the channel keeps. */
  readonly feeRate: number;
  readonly quickAmounts: readonly number[];
  /** From the payment to the money in the wallet, as a rule. */
  readonly minutes: number;
  /** How long an order waits for the payment. */
  readonly life: number;
  readonly banks: readonly DepositBank[];
}

export interface DepositBank extends Bank {
  /** Where a hand transfer goes; null on payment pages. */
  readonly account: { readonly name: string; readonly number: string } | null;
}

const minute = 60_000;

const bank = (bankId: string, number: string | null): DepositBank => {
  const found = bankById(bankId);
  if (!found) throw new Error(`no bank ${bankId}`);
  return { ...found, account: number === null ? null : { name: 'Kidlat Demo Collections', number } };
};

const walletApp = (channel: Channel, name: string): DepositChannel => ({
  channel,
  name: { EN: name, TY: name },
  hint: {
    EN: `Scan the code with ${name}. It counts for 15 minutes; 1% goes to the network.`,
    TY: `I-scan ang code gamit ang ${name}. May bisa ito nang 15 minuto; 1% ang sa network.`,
  },
  min: 10_000,
  max: 2_000_000,
  feeRate: 0.01,
  quickAmounts: [20_000, 50_000, 100_000, 500_000],
  minutes: 1,
  life: 15 * minute,
  banks: [],
});

/** Every way to deposit, in the order of the page. */
export const depositChannels: readonly DepositChannel[] = [
  {
    channel: 'gateway',
    name: { EN: 'GCash, Maya and more', TY: 'GCash, Maya at iba pa' },
    hint: {
      EN: 'Pay in the app of your wallet. Arrives at once, without a fee.',
      TY: 'Magbayad sa app ng wallet mo. Dating agad, walang bayad.',
    },
    min: 5_000,
    max: 5_000_000,
    feeRate: 0,
    quickAmounts: [10_000, 27_700, 50_000, 100_000, 500_000, 1_000_000],
    minutes: 1,
    life: 30 * minute,
    banks: ['GCASH', 'MAYA', 'GRABPAY', 'INSTAPAY'].map((id) => bank(id, null)),
  },
  {
    channel: 'manual',
    name: { EN: 'Bank transfer', TY: 'Bank transfer' },
    hint: {
      EN: 'Transfer from an account in your own name and give the reference code. Checked within minutes.',
      TY: 'Mag-transfer mula sa account na nasa pangalan mo at ilagay ang reference code. Ilang minuto ang pagsuri.',
    },
    min: 50_000,
    max: 20_000_000,
    feeRate: 0,
    quickAmounts: [50_000, 100_000, 500_000, 1_000_000, 5_000_000],
    minutes: 15,
    life: 60 * minute,
    banks: [
      bank('BDO', '001230045678'),
      bank('BPI', '1234056789'),
      bank('METRO', '0071230045678'),
      bank('UBP', '109400123456'),
    ],
  },
  walletApp('alipay', 'Alipay'),
  walletApp('wechat', 'WeChat Pay'),
  walletApp('qq', 'QQ Wallet'),
];

export const channelOf = (name: Channel): DepositChannel => {
  const found = depositChannels.find(({ channel }) => channel === name);
  if (!found) throw new Error(`no channel ${name}`);
  return found;
};
