import type { LotteryOrder } from '#contract/types.ts';
import type { Words } from '#i18n/translate.ts';

export const statusName = ({ lotterySlips: slips }: Words, status: LotteryOrder['status']): string =>
  ({
    open: slips.statusOpen(),
    won: slips.statusWon(),
    lost: slips.statusLost(),
    cancelled: slips.statusCancelled(),
  })[status];
