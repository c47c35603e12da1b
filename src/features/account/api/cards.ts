import * as rows from '../../../contract/account/cards.ts';
import type { Body, Query, Value } from '../../../contract/types.ts';
import { callOnce } from '../../../lib/http/call-once.ts';
import { call } from '../../../lib/http/client.ts';

/** R263, R265: the default one first, numbers masked. */
export const bankCards = (query: Query<'bankCards'>): Promise<Value<'bankCards'>> => call(rows.bankCards, { query });

/** R265: banks and wallets a card can belong to. */
export const withdrawBanks = (query: Query<'withdrawBanks'>): Promise<Value<'withdrawBanks'>> =>
  call(rows.withdrawBanks, { query });

/** R265 */
export const addBankCard = (body: Body<'addBankCard'>): Promise<Value<'addBankCard'>> =>
  callOnce(rows.addBankCard, { body });

/** R265 */
export const removeBankCard = (body: Body<'removeBankCard'>): Promise<null> => callOnce(rows.removeBankCard, { body });

/** R265 */
export const setDefaultCard = (body: Body<'setDefaultCard'>): Promise<null> => call(rows.setDefaultCard, { body });
