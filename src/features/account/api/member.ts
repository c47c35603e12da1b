import * as rows from '../../../contract/account/member.ts';
import type { Body, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

/** R235 */
export const memberInfo = (): Promise<Value<'memberInfo'>> => call(rows.memberInfo);

/** R245, A28 */
export const balance = (): Promise<Value<'balance'>> => call(rows.balance);

/** R236 */
export const headIcon = (): Promise<Value<'headIcon'>> => call(rows.headIcon);

/** R236, A83 */
export const setHeadIcon = (body: Body<'setHeadIcon'>): Promise<Value<'setHeadIcon'>> =>
  call(rows.setHeadIcon, { body });
