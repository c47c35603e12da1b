import { defineEndpoint } from '../endpoint.ts';
import type {
  addBankCardSchemas,
  bankCardsSchemas,
  removeBankCardSchemas,
  setDefaultCardSchemas,
  withdrawBanksSchemas,
} from './bank-accounts.schemas.ts';

/** Lists the accounts that withdrawals can be paid to, with masked numbers. */
export const bankCards = defineEndpoint<typeof bankCardsSchemas>()({
  name: 'bankCards',
  method: 'GET',
  path: '/wps/member/bankCard',
  access: 'member',
});

/** Adds a bank account or wallet for withdrawals. */
export const addBankCard = defineEndpoint<typeof addBankCardSchemas>()({
  name: 'addBankCard',
  method: 'POST',
  path: '/wps/member/bankCard',
  access: 'member',
  send: 'json',
  once: true,
});

/** Removes an account for withdrawals. */
export const removeBankCard = defineEndpoint<typeof removeBankCardSchemas>()({
  name: 'removeBankCard',
  method: 'DELETE',
  path: '/wps/member/bankCard',
  access: 'member',
  send: 'json',
  once: true,
});

/** Sets the account that withdrawals go to unless another is chosen. */
export const setDefaultCard = defineEndpoint<typeof setDefaultCardSchemas>()({
  name: 'setDefaultCard',
  method: 'POST',
  path: '/wps/member/bankCard/default',
  access: 'member',
  send: 'json',
});

/** Lists banks and e-wallets that withdrawals can go to. */
export const withdrawBanks = defineEndpoint<typeof withdrawBanksSchemas>()({
  name: 'withdrawBanks',
  method: 'GET',
  path: '/wps/member/withdrawBanks',
  access: 'member',
});
