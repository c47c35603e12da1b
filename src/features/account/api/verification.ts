import * as rows from '../../../contract/account/verification.ts';
import { captchaHeader } from '../../../contract/captcha-header.ts';
import type { Body, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

export interface Captcha {
  /** A data address. */
  readonly picture: Value<'captcha'>;
  /** Names the picture to the call that answers it. */
  readonly id: string;
}

/** R228 */
export const captcha = async (): Promise<Captcha> => {
  let id = '';
  const onHeaders = (headers: Headers): void => {
    id = headers.get(captchaHeader) ?? '';
  };
  return { picture: await call(rows.captcha, { onHeaders }), id };
};

/** What a call carries besides an answer: which picture it answers. */
export const captchaHeaders = (id: string | undefined): Record<string, string> => (id ? { [captchaHeader]: id } : {});

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
