import type { BetLine } from '#contract/types.ts';
import type { Words } from '#i18n/translate.ts';

/** Returns the text of a bet's outcome. */
export const outcomeOf = ({ recordsReports: reports }: Words, { status, payout, stake, round }: BetLine): string => {
  if (status !== 'settled') return reports[status]();
  if (round?.kind === 'sports' && round.cashedOut) return reports.cashedOut();
  // A payout below the stake is a loss.
  if (payout > 0 && payout < stake) return reports.partly();
  return payout > 0 ? reports.won() : reports.lost();
};

export const toneOfBet = ({ status, payout, stake }: BetLine): 'wait' | 'ok' | 'quiet' => {
  if (status === 'open') return 'wait';
  return status === 'settled' && payout > 0 && payout >= stake ? 'ok' : 'quiet';
};
