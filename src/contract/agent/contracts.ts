import { defineEndpoint } from '../endpoint.ts';
import type {
  contractHistorySchemas,
  currentDailySalarySchemas,
  dailySalaryRequestSchemas,
  dividendHistorySchemas,
  dividendInfoSchemas,
  dividendRequestSchemas,
  downlineDividendsSchemas,
  hourSalaryRequestSchemas,
  hourSalarySchemas,
  incomeComparisonSchemas,
  payoutDividendSchemas,
  processDailySalarySchemas,
  processDividendSchemas,
  processHourSalarySchemas,
  salaryHistorySchemas,
} from './contracts.schemas.ts';

/** R258, A94: terms of the pending contract. */
export const dailySalaryRequest = defineEndpoint<typeof dailySalaryRequestSchemas>()({
  name: 'dailySalaryRequest',
  method: 'GET',
  path: '/wps/agent/contract/salary/daily',
  access: 'agent',
  module: 'COMM3',
});

/** A94: terms of the pending contract. */
export const hourSalaryRequest = defineEndpoint<typeof hourSalaryRequestSchemas>()({
  name: 'hourSalaryRequest',
  method: 'GET',
  path: '/wps/agent/contract/salary/hour',
  access: 'agent',
  module: 'COMM3',
});

/** R258, A94: terms of the pending contract. */
export const dividendRequest = defineEndpoint<typeof dividendRequestSchemas>()({
  name: 'dividendRequest',
  method: 'GET',
  path: '/wps/agent/contract/dividend',
  access: 'agent',
  module: 'COMM3',
});

/** A94: lists accepted, declined and ended contracts, newest first. */
export const contractHistory = defineEndpoint<typeof contractHistorySchemas>()({
  name: 'contractHistory',
  method: 'GET',
  path: '/wps/agent/contract/history',
  access: 'agent',
});

/** R259, A87 */
export const processDailySalary = defineEndpoint<typeof processDailySalarySchemas>()({
  name: 'processDailySalary',
  method: 'GET',
  path: '/wps/agent/contract/salary/daily/process',
  access: 'agent',
  module: 'DAILYSALCONT3',
  changesState: true,
  once: true,
});

/** R259 */
export const processHourSalary = defineEndpoint<typeof processHourSalarySchemas>()({
  name: 'processHourSalary',
  method: 'POST',
  path: '/wps/agent/contract/salary/hour/process',
  access: 'agent',
  module: 'HOURSAL3',
  send: 'json',
  once: true,
});

/** A94 */
export const processDividend = defineEndpoint<typeof processDividendSchemas>()({
  name: 'processDividend',
  method: 'POST',
  path: '/wps/agent/contract/dividend/process',
  access: 'agent',
  send: 'json',
  once: true,
});

/** R260: returns the daily salary earned so far today. */
export const currentDailySalary = defineEndpoint<typeof currentDailySalarySchemas>()({
  name: 'currentDailySalary',
  method: 'GET',
  path: '/wps/agent/salary/daily',
  access: 'agent',
});

/** R260: returns today's salaries by hour. */
export const hourSalary = defineEndpoint<typeof hourSalarySchemas>()({
  name: 'hourSalary',
  method: 'GET',
  path: '/wps/agent/salary/hour',
  access: 'agent',
});

/** R260 */
export const salaryHistory = defineEndpoint<typeof salaryHistorySchemas>()({
  name: 'salaryHistory',
  method: 'GET',
  path: '/wps/agent/salary/history',
  access: 'agent',
});

/** R260, R221: returns the contract and the current period; null without a contract. */
export const dividendInfo = defineEndpoint<typeof dividendInfoSchemas>()({
  name: 'dividendInfo',
  method: 'GET',
  path: '/wps/agent/dividend',
  access: 'agent',
});

/** R260 */
export const dividendHistory = defineEndpoint<typeof dividendHistorySchemas>()({
  name: 'dividendHistory',
  method: 'GET',
  path: '/wps/agent/dividend/history',
  access: 'agent',
});

/** R260: lists dividends owed to agents below. */
export const downlineDividends = defineEndpoint<typeof downlineDividendsSchemas>()({
  name: 'downlineDividends',
  method: 'GET',
  path: '/wps/agent/dividend/downline',
  access: 'agent',
});

/** R260: pays a dividend to an agent below. */
export const payoutDividend = defineEndpoint<typeof payoutDividendSchemas>()({
  name: 'payoutDividend',
  method: 'POST',
  path: '/wps/agent/dividend/payout',
  access: 'agent',
  send: 'json',
  movesMoney: true,
});

/** R260: compares the income of the current period with the previous one. */
export const incomeComparison = defineEndpoint<typeof incomeComparisonSchemas>()({
  name: 'incomeComparison',
  method: 'GET',
  path: '/wps/agent/income',
  access: 'agent',
});
