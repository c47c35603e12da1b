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

/** Returns the settings of the registration page, except its fields. */
export const registerSettings = defineEndpoint<typeof registerSettingsSchemas>()({
  name: 'registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'anyone',
  module: 'REG3',
});

/** Returns the rules of all registration and login fields. */
export const registerValidation = defineEndpoint<typeof registerValidationSchemas>()({
  name: 'registerValidation',
  method: 'GET',
  path: '/wps/system/setting/register/validation',
  access: 'anyone',
});

/** Checks whether a value is available before the form is submitted. */
export const verification = defineEndpoint<typeof verificationSchemas>()({
  name: 'verification',
  method: 'GET',
  path: '/wps/verification',
  access: 'anyone',
  module: 'CAPTCHA3',
});

/** Registers with a username and password. */
export const register = defineEndpoint<typeof registerSchemas>()({
  name: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'anyone',
  module: 'REGISTER_REE3',
  send: 'encrypted',
  once: true,
});

/** Registers with a mobile number. */
export const registerMobile = defineEndpoint<typeof registerMobileSchemas>()({
  name: 'registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'anyone',
  module: 'REGISTER_REE3',
  send: 'encrypted',
  once: true,
});

/** Returns the account behind an affiliate code. */
export const affiliateInfo = defineEndpoint<typeof affiliateInfoSchemas>()({
  name: 'affiliateInfo',
  method: 'GET',
  path: '/wps/affiliate/info',
  access: 'anyone',
  module: 'AFFMAN3',
});

/** Checks whether an affiliate code can be used on a host. */
export const affiliateCheck = defineEndpoint<typeof affiliateCheckSchemas>()({
  name: 'affiliateCheck',
  method: 'GET',
  path: '/wps/affiliate/check',
  access: 'anyone',
  module: 'AFFMAN3',
});
