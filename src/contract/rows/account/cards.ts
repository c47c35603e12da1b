import type { Row } from '../../row.ts';

/** R263, R265: numbers masked. */
export const bankCards = {
  name: 'bankCards',
  method: 'GET',
  path: '/wps/member/bankCard',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** R265 */
export const addBankCard = {
  name: 'addBankCard',
  method: 'POST',
  path: '/wps/member/bankCard',
  caller: 'member',
  send: 'json',
  whenClosed: true,
  whenRestricted: true,
  once: true,
} as const satisfies Row;

/** R265 */
export const removeBankCard = {
  name: 'removeBankCard',
  method: 'DELETE',
  path: '/wps/member/bankCard',
  caller: 'member',
  whenRestricted: true,
  send: 'json',
  once: true,
} as const satisfies Row;

/** R265: the card that withdrawals go to unless another is chosen. */
export const setDefaultCard = {
  name: 'setDefaultCard',
  method: 'POST',
  path: '/wps/member/bankCard/default',
  caller: 'member',
  whenRestricted: true,
  send: 'json',
} as const satisfies Row;

/** R265: banks and wallets a card can belong to. */
export const withdrawBanks = {
  name: 'withdrawBanks',
  method: 'GET',
  path: '/wps/member/withdrawBanks',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;
