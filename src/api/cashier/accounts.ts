import * as rows from '../../contract/rows/account/security.ts';
import type { BankCard, Body, Value } from '../../contract/types.ts';
import { callOnce } from '../call-once.ts';
import { call } from '../client.ts';

/** R265: banks and wallets that an account can be at. */
export const withdrawBanks = (language: 'EN' | 'TY'): Promise<Value<'withdrawBanks'>> =>
  call(rows.withdrawBanks, { query: { language } });

/** R265 */
export const addBankCard = (body: Body<'addBankCard'>): Promise<BankCard> => callOnce(rows.addBankCard, { body });

/** R265: sets the withdrawal password. */
export const setPaymentPassword = (body: Body<'setPaymentPassword'>): Promise<null> =>
  callOnce(rows.setPaymentPassword, { body });
