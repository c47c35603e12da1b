import { subordinate } from '#contract/agent/team.ts';
import { depositChannels, depositPromos, openDeposits } from '#contract/cashier/deposit.ts';
import { balance, transactionCodes, transactions } from '#contract/cashier/wallet.ts';
import { openWithdrawals, withdrawInfo } from '#contract/cashier/withdraw.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { inbox } from '#contract/messages/messages.ts';
import { bets, statement } from '#contract/records/reports.ts';
import { rewards } from '#contract/rewards/rewards.ts';
import { type Locale, wireLanguage } from '#i18n/locale.ts';
import type { FirstCall } from '#lib/http/first-calls.ts';
import type { RouteName } from '#paths.ts';

type Language = ReturnType<typeof wireLanguage>;
type Call = readonly [endpoint: EndpointDefinition, query?: Readonly<Record<string, string>>];

/**
 * Calls whose responses a page shows first, in addition to the balance. Queries must equal those of the page's own
 * calls.
 */
const pageCalls: Partial<Record<RouteName, (language: Language) => readonly Call[]>> = {
  deposit: (language) => [
    [depositChannels, { language }],
    [depositPromos, { language }],
    [openDeposits, { language }],
  ],
  withdraw: (language) => [[withdrawInfo], [openWithdrawals, { language }]],
  transactionRecord: (language) => [
    [transactions, { lastDays: '7', page: '1', language }],
    [transactionCodes, { language }],
  ],
  gameRecord: (language) => [[bets, { lastDays: '7', page: '1', language }]],
  statement: (language) => [[statement, { months: '12', language }]],
  webEmail: (language) => [[inbox, { page: '1', language }]],
  rewardCenter: (language) => [[rewards, { language }]],
  team: () => [
    [subordinate, { scope: 'direct', sort: 'joined', order: 'down', lastDays: '30', page: '1', pageSize: '50' }],
  ],
};

/** Returns the calls that the head script starts for a member on this page. */
export const firstCallsOf = (route: RouteName, locale: Locale): readonly FirstCall[] => {
  const calls: readonly Call[] = [[balance], ...(pageCalls[route]?.(wireLanguage(locale)) ?? [])];
  return calls.map(([{ path, module }, query]) => ({
    path: query ? `${path}?${new URLSearchParams(query)}` : path,
    module,
  }));
};
