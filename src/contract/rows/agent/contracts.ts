import type { Row } from '../../row.ts';

/** R258, A94: terms of the pending contract. */
export const dailySalaryRequest = {
  name: 'dailySalaryRequest',
  method: 'GET',
  path: '/wps/agent/contract/salary/daily',
  caller: 'agent',
  module: 'COMM3',
} as const satisfies Row;

/** A94: terms of the pending contract. */
export const hourSalaryRequest = {
  name: 'hourSalaryRequest',
  method: 'GET',
  path: '/wps/agent/contract/salary/hour',
  caller: 'agent',
  module: 'COMM3',
} as const satisfies Row;

/** R258, A94: terms of the pending contract. */
export const dividendRequest = {
  name: 'dividendRequest',
  method: 'GET',
  path: '/wps/agent/contract/dividend',
  caller: 'agent',
  module: 'COMM3',
} as const satisfies Row;

/** R259, A87 */
export const processDailySalary = {
  name: 'processDailySalary',
  method: 'GET',
  path: '/wps/agent/contract/salary/daily/process',
  caller: 'agent',
  module: 'DAILYSALCONT3',
  changesState: true,
  once: true,
} as const satisfies Row;

/** R259 */
export const processHourSalary = {
  name: 'processHourSalary',
  method: 'POST',
  path: '/wps/agent/contract/salary/hour/process',
  caller: 'agent',
  module: 'HOURSAL3',
  send: 'json',
  once: true,
} as const satisfies Row;

/** A94 */
export const processDividend = {
  name: 'processDividend',
  method: 'POST',
  path: '/wps/agent/contract/dividend/process',
  caller: 'agent',
  send: 'json',
  once: true,
} as const satisfies Row;

/** A94: contracts that were answered, the latest first. */
export const contractHistory = {
  name: 'contractHistory',
  method: 'GET',
  path: '/wps/agent/contract/history',
  caller: 'agent',
} as const satisfies Row;

/** R260: today’s, as far as it is earned. */
export const currentDailySalary = {
  name: 'currentDailySalary',
  method: 'GET',
  path: '/wps/agent/salary/daily',
  caller: 'agent',
} as const satisfies Row;

/** R260: today’s, hour by hour. */
export const hourSalary = {
  name: 'hourSalary',
  method: 'GET',
  path: '/wps/agent/salary/hour',
  caller: 'agent',
} as const satisfies Row;

/** R260 */
export const salaryHistory = {
  name: 'salaryHistory',
  method: 'GET',
  path: '/wps/agent/salary/history',
  caller: 'agent',
} as const satisfies Row;

/** R260, R221: contract and current period; empty without one. */
export const dividendInfo = {
  name: 'dividendInfo',
  method: 'GET',
  path: '/wps/agent/dividend',
  caller: 'agent',
} as const satisfies Row;

/** R260 */
export const dividendHistory = {
  name: 'dividendHistory',
  method: 'GET',
  path: '/wps/agent/dividend/history',
  caller: 'agent',
} as const satisfies Row;

/** R260: what the agents below are owed. */
export const downlineDividends = {
  name: 'downlineDividends',
  method: 'GET',
  path: '/wps/agent/dividend/downline',
  caller: 'agent',
} as const satisfies Row;

/** R260: pays an agent below. */
export const payoutDividend = {
  name: 'payoutDividend',
  method: 'POST',
  path: '/wps/agent/dividend/payout',
  caller: 'agent',
  send: 'json',
  movesMoney: true,
} as const satisfies Row;

/** R260: previous and current income. */
export const incomeComparison = {
  name: 'incomeComparison',
  method: 'GET',
  path: '/wps/agent/income',
  caller: 'agent',
} as const satisfies Row;
