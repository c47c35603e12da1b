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

/** Returns the terms of the pending contract for a daily salary. */
export const dailySalaryRequest = defineEndpoint<typeof dailySalaryRequestSchemas>()({
  name: 'dailySalaryRequest',
  method: 'GET',
  path: '/wps/agent/contract/salary/daily',
  access: 'agent',
  module: 'COMM3',
});

/** Returns the terms of the pending contract for an hourly salary. */
export const hourSalaryRequest = defineEndpoint<typeof hourSalaryRequestSchemas>()({
  name: 'hourSalaryRequest',
  method: 'GET',
  path: '/wps/agent/contract/salary/hour',
  access: 'agent',
  module: 'COMM3',
});

/** Returns the terms of the pending contract for dividends. */
export const dividendRequest = defineEndpoint<typeof dividendRequestSchemas>()({
  name: 'dividendRequest',
  method: 'GET',
  path: '/wps/agent/contract/dividend',
  access: 'agent',
  module: 'COMM3',
});

/** Lists accepted, declined and ended contracts, newest first. */
export const contractHistory = defineEndpoint<typeof contractHistorySchemas>()({
  name: 'contractHistory',
  method: 'GET',
  path: '/wps/agent/contract/history',
  access: 'agent',
});

/** Accepts or declines a contract for a daily salary. */
export const processDailySalary = defineEndpoint<typeof processDailySalarySchemas>()({
  name: 'processDailySalary',
  method: 'GET',
  path: '/wps/agent/contract/salary/daily/process',
  access: 'agent',
  module: 'DAILYSALCONT3',
  changesState: true,
  once: true,
});

/** Accepts or declines a contract for an hourly salary. */
export const processHourSalary = defineEndpoint<typeof processHourSalarySchemas>()({
  name: 'processHourSalary',
  method: 'POST',
  path: '/wps/agent/contract/salary/hour/process',
  access: 'agent',
  module: 'HOURSAL3',
  send: 'json',
  once: true,
});

/** Accepts or declines a contract for dividends. */
export const processDividend = defineEndpoint<typeof processDividendSchemas>()({
  name: 'processDividend',
  method: 'POST',
  path: '/wps/agent/contract/dividend/process',
  access: 'agent',
  send: 'json',
  once: true,
});

/** Returns the daily salary earned so far today. */
export const currentDailySalary = defineEndpoint<typeof currentDailySalarySchemas>()({
  name: 'currentDailySalary',
  method: 'GET',
  path: '/wps/agent/salary/daily',
  access: 'agent',
});

/** Returns today's salaries by hour. */
export const hourSalary = defineEndpoint<typeof hourSalarySchemas>()({
  name: 'hourSalary',
  method: 'GET',
  path: '/wps/agent/salary/hour',
  access: 'agent',
});

/** Lists paid salaries. */
export const salaryHistory = defineEndpoint<typeof salaryHistorySchemas>()({
  name: 'salaryHistory',
  method: 'GET',
  path: '/wps/agent/salary/history',
  access: 'agent',
});

/** Returns the contract and the current period; null without a contract. */
export const dividendInfo = defineEndpoint<typeof dividendInfoSchemas>()({
  name: 'dividendInfo',
  method: 'GET',
  path: '/wps/agent/dividend',
  access: 'agent',
});

/** Lists own dividends. */
export const dividendHistory = defineEndpoint<typeof dividendHistorySchemas>()({
  name: 'dividendHistory',
  method: 'GET',
  path: '/wps/agent/dividend/history',
  access: 'agent',
});

/** Lists dividends owed to agents below. */
export const downlineDividends = defineEndpoint<typeof downlineDividendsSchemas>()({
  name: 'downlineDividends',
  method: 'GET',
  path: '/wps/agent/dividend/downline',
  access: 'agent',
});

/** Pays a dividend to an agent below. */
export const payoutDividend = defineEndpoint<typeof payoutDividendSchemas>()({
  name: 'payoutDividend',
  method: 'POST',
  path: '/wps/agent/dividend/payout',
  access: 'agent',
  send: 'json',
  movesMoney: true,
});

/** Compares the income of the current period with the previous one. */
export const incomeComparison = defineEndpoint<typeof incomeComparisonSchemas>()({
  name: 'incomeComparison',
  method: 'GET',
  path: '/wps/agent/income',
  access: 'agent',
});
