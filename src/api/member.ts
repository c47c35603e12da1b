import { fundsConsolidated as fundsRow } from '../contract/rows/contracts.ts';
import * as rows from '../contract/rows/member.ts';
import { unreadCount as unreadRow } from '../contract/rows/messages.ts';
import type { Body, Value } from '../contract/types.ts';
import { call } from './client.ts';

/** R235 */
export const memberInfo = (): Promise<Value<'memberInfo'>> => call(rows.memberInfo);

/** R245, A28 */
export const balance = (): Promise<Value<'balance'>> => call(rows.balance);

/** R236 */
export const headIcon = (): Promise<Value<'headIcon'>> => call(rows.headIcon);

/** R236, A83 */
export const setHeadIcon = (body: Body<'setHeadIcon'>): Promise<Value<'setHeadIcon'>> =>
  call(rows.setHeadIcon, { body });

/** The same with the balances by vendor (A28). */
export const vendorBalances = (merchantCode: string): Promise<Value<'balance'>> =>
  call(rows.balance, { query: { merchantCode } });

/** R261: whether contracts wait for the agent's answer. */
export const fundsConsolidated = (): Promise<Value<'fundsConsolidated'>> => call(fundsRow);

/** R244: unread messages. */
export const unreadCount = (): Promise<number> => call(unreadRow);
