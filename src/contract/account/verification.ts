import { defineEndpoint } from '../endpoint.ts';
import type {
  captchaSchemas,
  captchaTaskSchemas,
  getCodeSchemas,
  providerSendCodeSchemas,
  providerVerifyCodeSchemas,
  smsNoLoginSchemas,
  smsRegisterSchemas,
  smsResetSchemas,
} from './verification.schemas.ts';

/** Returns an equation as an image. */
export const captcha = defineEndpoint<typeof captchaSchemas>()({
  name: 'captcha',
  method: 'GET',
  path: '/wps/captcha',
  access: 'anyone',
  module: 'VALID_CAPTCHA3',
});

/** Returns a task for the browser, in place of a picture. */
export const captchaTask = defineEndpoint<typeof captchaTaskSchemas>()({
  name: 'captchaTask',
  method: 'GET',
  path: '/wps/captcha/task',
  access: 'anyone',
  flag: 'CAPTCHATASK3',
  module: 'VALID_CAPTCHA3',
});

/** Sends a code by SMS for registration. */
export const smsRegister = defineEndpoint<typeof smsRegisterSchemas>()({
  name: 'smsRegister',
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'anyone',
  send: 'json',
});

/** Sends a login code while the phone provider is not initialised. */
export const smsNoLogin = defineEndpoint<typeof smsNoLoginSchemas>()({
  name: 'smsNoLogin',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'anyone',
  flag: 'MOBVERLOGIN3',
  send: 'json',
});

/** Sends a code by SMS for a password reset. */
export const smsReset = defineEndpoint<typeof smsResetSchemas>()({
  name: 'smsReset',
  method: 'POST',
  path: '/wps/verification/sms/reset',
  access: 'anyone',
  flag: 'CHNGPASSVERIF3',
  module: 'PWRESETSMS3',
  send: 'json',
});

/** Sends a code to verify a mobile number in the security centre. */
export const getCode = defineEndpoint<typeof getCodeSchemas>()({
  name: 'getCode',
  method: 'POST',
  path: '/wps/member/account/getCode',
  access: 'member',
  module: 'VERIFICATION3',
  send: 'json',
});

/** Lets the external provider send a code. */
export const providerSendCode = defineEndpoint<typeof providerSendCodeSchemas>()({
  name: 'providerSendCode',
  method: 'POST',
  path: '/wps/provider/sendCode',
  access: 'anyone',
  flag: 'MOBVERLOGIN3',
  send: 'json',
});

/** Lets the external provider check a code. */
export const providerVerifyCode = defineEndpoint<typeof providerVerifyCodeSchemas>()({
  name: 'providerVerifyCode',
  method: 'POST',
  path: '/wps/provider/verifyCode',
  access: 'anyone',
  flag: 'MOBVERLOGIN3',
  send: 'json',
});
