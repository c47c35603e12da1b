import type { BetLine } from '#contract/types.ts';
import type { Words } from '#i18n/translate.ts';
import { marketTime } from '#lib/dates/market-time.ts';
import type { ListFile } from '../../model/list-file.ts';
import { outcomeOf } from './outcome.ts';

/** Returns the columns of the betting record's file. */
export const betFile = (t: Words): ListFile<BetLine> => ({
  name: 'bets',
  columns: [
    t.recordsReports.played(),
    t.recordsReports.betNumber(),
    t.recordsReports.game(),
    t.recordsReports.vendor(),
    t.recordsReports.stake(),
    t.recordsReports.payout(),
    t.recordsReports.netResult(),
    t.recordsReports.status(),
  ],
  cells: (bet) => [
    marketTime(bet.at).slice(0, 16),
    bet.id,
    bet.nodeName,
    bet.vendorName,
    bet.stake,
    bet.payout,
    bet.net,
    outcomeOf(t, bet),
  ],
});
