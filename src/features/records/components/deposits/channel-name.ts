import type { Deposit } from '#contract/types.ts';
import type { Words } from '#i18n/translate.ts';

/** Returns the display name of a deposit channel. */
export const channelName = ({ recordsReports: reports }: Words, channel: Deposit['channel']): string =>
  reports[channel]();
