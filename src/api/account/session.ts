import * as rows from '../../contract/rows/account/session.ts';
import type { Body, Value } from '../../contract/types.ts';
import { call } from '../client.ts';

/** R224 */
export const login = (body: Body<'login'>): Promise<Value<'login'>> => call(rows.login, { body });

/** R225 */
export const logout = (): Promise<Value<'logout'>> => call(rows.logout);
