import type { Deposit } from '../../../../contract/types.ts';
import type { Words } from '../../../../i18n/translate.ts';

/** The way a deposit took, in words. */
export const channelName = ({ reports }: Words, channel: Deposit['channel']): string =>
  channel === 'manual' || channel === 'gateway' ? reports[channel]() : reports.qrWallet();
