import * as rows from '../../contract/rows/account/verification.ts';
import type { Body, Value } from '../../contract/types.ts';
import { call } from '../client.ts';

/** R228: a picture as a data address. */
export const captcha = (): Promise<Value<'captcha'>> => call(rows.captcha);

/** R230, A65 */
export const smsRegister = (body: Body<'smsRegister'>): Promise<Value<'smsRegister'>> =>
  call(rows.smsRegister, { body });

/** R230, A65 */
export const smsNoLogin = (body: Body<'smsNoLogin'>): Promise<Value<'smsNoLogin'>> => call(rows.smsNoLogin, { body });

/** R231 */
export const smsReset = (body: Body<'smsReset'>): Promise<Value<'smsReset'>> => call(rows.smsReset, { body });

/** R230, A65 */
export const getCode = (body: Body<'getCode'>): Promise<Value<'getCode'>> => call(rows.getCode, { body });

/** R246 */
export const providerSendCode = (body: Body<'providerSendCode'>): Promise<Value<'providerSendCode'>> =>
  call(rows.providerSendCode, { body });

/** R246 */
export const providerVerifyCode = (body: Body<'providerVerifyCode'>): Promise<Value<'providerVerifyCode'>> =>
  call(rows.providerVerifyCode, { body });
