import * as rows from '../contract/rows/member.ts';
import type { Value } from '../contract/types.ts';
import { call } from './client.ts';

/** R235 */
export const memberInfo = (): Promise<Value<'memberInfo'>> => call(rows.memberInfo);

/** R245, A28 */
export const balance = (): Promise<Value<'balance'>> => call(rows.balance);
