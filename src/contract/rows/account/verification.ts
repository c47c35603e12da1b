import type { Row } from '../../row.ts';

/** R228: an equation as a picture. */
export const captcha = {
  name: 'captcha',
  method: 'GET',
  path: '/wps/captcha',
  caller: 'anyone',
  whenRestricted: true,
  module: 'VALID_CAPTCHA3',
} as const satisfies Row;

/** R230, A65 */
export const smsRegister = {
  name: 'smsRegister',
  method: 'POST',
  path: '/wps/verification/sms/register',
  caller: 'anyone',
  send: 'json',
} as const satisfies Row;

/** R230, A65: login while the phone provider is not initialised. */
export const smsNoLogin = {
  name: 'smsNoLogin',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  caller: 'anyone',
  whenRestricted: true,
  flag: 'MOBVERLOGIN3',
  send: 'json',
} as const satisfies Row;

/** R231, A69 */
export const smsReset = {
  name: 'smsReset',
  method: 'POST',
  path: '/wps/verification/sms/reset',
  caller: 'anyone',
  whenRestricted: true,
  flag: 'CHNGPASSVERIF3',
  module: 'PWRESETSMS3',
  send: 'json',
} as const satisfies Row;

/** R230, A65: a member verifies a mobile number in the security centre. */
export const getCode = {
  name: 'getCode',
  method: 'POST',
  path: '/wps/member/account/getCode',
  caller: 'member',
  whenRestricted: true,
  module: 'VERIFICATION3',
  send: 'json',
} as const satisfies Row;

/** R246, A55 */
export const providerSendCode = {
  name: 'providerSendCode',
  method: 'POST',
  path: '/wps/provider/sendCode',
  caller: 'anyone',
  whenRestricted: true,
  send: 'json',
} as const satisfies Row;

/** R246, A55 */
export const providerVerifyCode = {
  name: 'providerVerifyCode',
  method: 'POST',
  path: '/wps/provider/verifyCode',
  caller: 'anyone',
  whenRestricted: true,
  send: 'json',
} as const satisfies Row;
