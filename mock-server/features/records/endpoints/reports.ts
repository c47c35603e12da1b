import * as endpoints from '#contract/records/reports.ts';
import { toMajor } from '#lib/money/money.ts';
import { handle } from '#sim/features/handler.ts';
import { paged } from '#sim/features/shared/paged.ts';
import { periodOf } from '#sim/features/shared/period.ts';
import { daysOfPage, selectionOf } from '#sim/features/shared/record-query.ts';
import { betsIn, sumBets, wireBet } from '../rules/bet-record.ts';
import { playSummaryOf } from '../rules/play-summary.ts';
import { profitAndLossOf } from '../rules/profit-and-loss.ts';
import { statementOf } from '../rules/statement.ts';

export const reportHandlers = [
  handle(endpoints.bets, (call) => {
    const { world, member, query, language } = call;
    const { period, matches } = selectionOf(call);
    const found = betsIn(world.state, member.id, period)
      .filter((it) => matches(it.id, it.launch))
      .filter((it) => query.category === undefined || it.category === query.category)
      .filter((it) => query.vassalage === undefined || it.vassalage === query.vassalage)
      .filter((it) => query.status === undefined || (it.state === 'open') === (query.status === 'open'));
    const sumsOf = (bets: typeof found) => {
      const { stake, payout, net } = sumBets(bets.filter((it) => it.state === 'settled'));
      const open = sumBets(bets.filter((it) => it.state === 'open')).stake;
      return { stake: toMajor(stake), payout: toMajor(payout), net: toMajor(net), open: toMajor(open) };
    };
    return {
      ...paged(found, query, (it) => wireBet(world.state, it, language, call.flag('RECPLUS3'))),
      days: daysOfPage(call, found, (bets) => {
        const { stake, net, open } = sumsOf([...bets]);
        return { stake, net, open };
      }),
      footer: sumsOf(found),
    };
  }),

  handle(endpoints.memberPnl, ({ world, member, query }) =>
    profitAndLossOf(world.state, member.id, periodOf(world, query)),
  ),

  handle(endpoints.playSummary, ({ world, member }) => playSummaryOf(world, member)),

  handle(endpoints.statement, ({ world, member, query }) => statementOf(world, member, query.months)),
];
