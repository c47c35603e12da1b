import { type Channel, depositChannels } from './deposit-channels.ts';

/** A payment method of a seeded deposit. */
interface SamplePayment {
  readonly channel: Channel;
  readonly bankId?: string;
}

/**
 * Returns the `nth` e-wallet or bank of the brand, the last one if it has fewer; a method of its first channel if it has
 * none of this kind.
 */
const samplePayment = (kind: 'gateway' | 'manual', nth = 0): SamplePayment => {
  const found = depositChannels.find(({ channel }) => channel === kind) ?? depositChannels[0];
  if (!found) throw new Error('The brand offers no payment method.');
  const { channel, banks } = found;
  const bank = banks[nth] ?? banks.at(-1);
  return { channel, ...(bank && { bankId: bank.bankId }) };
};

/** E-wallets with which seeded members and scenarios pay. */
export const sampleWallet = samplePayment('gateway');
export const secondWallet = samplePayment('gateway', 1);
export const thirdWallet = samplePayment('gateway', 2);

/** Banks to which seeded members and scenarios transfer. */
export const sampleBank = samplePayment('manual');
export const secondBank = samplePayment('manual', 1);
