import { withdrawBanks } from '#contract/cashier/bank-accounts.ts';
import type { Value } from '#contract/types.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { api } from '#lib/http/client.ts';
import { type QueryResult, useQuery } from './use-query.ts';

/** Loads the banks and wallets that an account for withdrawals can be added for. */
export const useWithdrawBanks = (): QueryResult<Value<'withdrawBanks'>> =>
  useQuery('withdraw-banks', (_, current) => api(withdrawBanks, { query: { language: wireLanguage(current) } }));
