import type { Row } from '../../row.ts';

/** R229: what the registration page shows besides its fields. */
export const registerSettings = {
  name: 'registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  caller: 'anyone',
  whenRestricted: true,
  module: 'REG3',
} as const satisfies Row;

/** R229, R145, R214: the rule of every field, registration's and the shared ones. */
export const registerValidation = {
  name: 'registerValidation',
  method: 'GET',
  path: '/wps/system/setting/register/validation',
  caller: 'anyone',
  whenRestricted: true,
} as const satisfies Row;

/** R228, A91: whether a value is still free, asked before the form is sent. */
export const verification = {
  name: 'verification',
  method: 'GET',
  path: '/wps/verification',
  caller: 'anyone',
  module: 'CAPTCHA3',
} as const satisfies Row;

/** R226, R156, R157 */
export const register = {
  name: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  caller: 'anyone',
  module: 'REGISTER_REE3',
  send: 'encrypted',
  once: true,
} as const satisfies Row;

/** R226 */
export const registerMobile = {
  name: 'registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  caller: 'anyone',
  module: 'REGISTER_REE3',
  send: 'encrypted',
  once: true,
} as const satisfies Row;

/** R237: who stands behind an affiliate code. */
export const affiliateInfo = {
  name: 'affiliateInfo',
  method: 'GET',
  path: '/wps/affiliate/info',
  caller: 'anyone',
  module: 'AFFMAN3',
} as const satisfies Row;

/** R237, R150 */
export const affiliateCheck = {
  name: 'affiliateCheck',
  method: 'GET',
  path: '/wps/affiliate/check',
  caller: 'anyone',
  module: 'AFFMAN3',
} as const satisfies Row;
