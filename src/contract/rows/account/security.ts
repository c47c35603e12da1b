import type { Row } from '../../row.ts';

/** R265: what is set up, with contacts masked. */
export const securityConfig = {
  name: 'securityConfig',
  method: 'GET',
  path: '/wps/member/security/config',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** R265 */
export const hasWithdrawalPassword = {
  name: 'hasWithdrawalPassword',
  method: 'GET',
  path: '/wps/member/paymentPassword/exists',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** R265: sets or changes the withdrawal password. */
export const setPaymentPassword = {
  name: 'setPaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  caller: 'member',
  send: 'json',
  whenClosed: true,
  whenRestricted: true,
  once: true,
} as const satisfies Row;

/** R265: with the answers to the security questions. */
export const resetPaymentPassword = {
  name: 'resetPaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword/reset',
  caller: 'member',
  whenRestricted: true,
  send: 'json',
  once: true,
} as const satisfies Row;

/** R265: questions to choose from and those chosen. */
export const securityQuestions = {
  name: 'securityQuestions',
  method: 'GET',
  path: '/wps/member/security/questions',
  caller: 'member',
  whenRestricted: true,
} as const satisfies Row;

/** R265 */
export const setSecurityQuestions = {
  name: 'setSecurityQuestions',
  method: 'POST',
  path: '/wps/member/security/questions',
  caller: 'member',
  whenRestricted: true,
  send: 'json',
  once: true,
} as const satisfies Row;

/** R265: sends a code to the address that a member wants to use. */
export const emailCode = {
  name: 'emailCode',
  method: 'POST',
  path: '/wps/member/email/code',
  caller: 'member',
  whenRestricted: true,
  send: 'json',
} as const satisfies Row;

/** R265, A68: with a code of `emailCode`. */
export const updateEmail = {
  name: 'updateEmail',
  method: 'POST',
  path: '/wps/member/email',
  caller: 'member',
  whenRestricted: true,
  send: 'json',
  once: true,
} as const satisfies Row;

/** R265, A65: with a code of `getCode`. */
export const updateMobile = {
  name: 'updateMobile',
  method: 'POST',
  path: '/wps/member/mobile',
  caller: 'member',
  whenRestricted: true,
  send: 'json',
  once: true,
} as const satisfies Row;

/** R265: once, by the owner; cards must carry it. */
export const updatePayeeName = {
  name: 'updatePayeeName',
  method: 'POST',
  path: '/wps/member/payeename',
  caller: 'member',
  send: 'json',
  whenClosed: true,
  whenRestricted: true,
  once: true,
} as const satisfies Row;

/** R265 */
export const updateNickname = {
  name: 'updateNickname',
  method: 'POST',
  path: '/wps/member/nickname',
  caller: 'member',
  whenRestricted: true,
  send: 'json',
} as const satisfies Row;

/** A62: once, by the owner; the brand’s least age applies. */
export const updateBirthday = {
  name: 'updateBirthday',
  method: 'POST',
  path: '/wps/member/birthday',
  caller: 'member',
  whenRestricted: true,
  send: 'json',
  once: true,
} as const satisfies Row;
