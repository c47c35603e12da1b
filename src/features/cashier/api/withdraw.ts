import * as rows from '../../../contract/cashier/withdraw.ts';
import type { Body, Value, Withdrawal } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

type Language = 'EN' | 'TY';

/** R263: what can be withdrawn now, and what stands against more. */
export const withdrawInfo = (): Promise<Value<'withdrawInfo'>> => call(rows.withdrawInfo);

/** R263; sent again under its key it is asked for once. */
export const withdraw = (body: Body<'withdraw'>, key: string): Promise<Withdrawal> =>
  call(rows.withdraw, { body, key });

/** R263: withdrawals on their way. */
export const openWithdrawals = (language: Language): Promise<Withdrawal[]> =>
  call(rows.openWithdrawals, { query: { language } });

/** R263, X10 */
export const withdrawalOrder = (withdrawId: string, language: Language): Promise<Withdrawal> =>
  call(rows.withdrawalOrder, { query: { withdrawId, language } });

/** R263: takes one back before it is processed. */
export const cancelWithdraw = (withdrawId: string, key: string): Promise<Withdrawal> =>
  call(rows.cancelWithdraw, { body: { withdrawId }, key });
