import { defineEndpoint } from '../endpoint.ts';
import type {
  affiliateCheckSchemas,
  affiliateInfoSchemas,
  registerMobileSchemas,
  registerSchemas,
  registerSettingsSchemas,
  registerValidationSchemas,
  verificationSchemas,
} from './registration.schemas.ts';

/** R229: settings of the registration page apart from its fields. */
export const registerSettings = defineEndpoint<typeof registerSettingsSchemas>()({
  name: 'registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'anyone',
  whenRestricted: true,
  module: 'REG3',
});

/** R229, R145, R214: the rules of all registration and login fields. */
export const registerValidation = defineEndpoint<typeof registerValidationSchemas>()({
  name: 'registerValidation',
  method: 'GET',
  path: '/wps/system/setting/register/validation',
  access: 'anyone',
  whenRestricted: true,
});

/** R228, A91: checks whether a value is available before the form is submitted. */
export const verification = defineEndpoint<typeof verificationSchemas>()({
  name: 'verification',
  method: 'GET',
  path: '/wps/verification',
  access: 'anyone',
  module: 'CAPTCHA3',
});

/** R226, R156, R157 */
export const register = defineEndpoint<typeof registerSchemas>()({
  name: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'anyone',
  module: 'REGISTER_REE3',
  send: 'encrypted',
  once: true,
});

/** R226 */
export const registerMobile = defineEndpoint<typeof registerMobileSchemas>()({
  name: 'registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'anyone',
  module: 'REGISTER_REE3',
  send: 'encrypted',
  once: true,
});

/** R237: returns the account behind an affiliate code. */
export const affiliateInfo = defineEndpoint<typeof affiliateInfoSchemas>()({
  name: 'affiliateInfo',
  method: 'GET',
  path: '/wps/affiliate/info',
  access: 'anyone',
  module: 'AFFMAN3',
});

/** R237, R150 */
export const affiliateCheck = defineEndpoint<typeof affiliateCheckSchemas>()({
  name: 'affiliateCheck',
  method: 'GET',
  path: '/wps/affiliate/check',
  access: 'anyone',
  module: 'AFFMAN3',
});
