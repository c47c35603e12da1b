import { defineEndpoint } from '../endpoint.ts';
import type {
  emailCodeSchemas,
  hasWithdrawalPasswordSchemas,
  resetPaymentPasswordSchemas,
  securityConfigSchemas,
  securityQuestionsSchemas,
  setPaymentPasswordSchemas,
  setSecurityQuestionsSchemas,
  updateBirthdaySchemas,
  updateEmailSchemas,
  updateMobileSchemas,
  updateNicknameSchemas,
  updatePayeeNameSchemas,
} from './security.schemas.ts';

/** Returns which protections are set up, with masked contacts. */
export const securityConfig = defineEndpoint<typeof securityConfigSchemas>()({
  name: 'securityConfig',
  method: 'GET',
  path: '/wps/member/security/config',
  access: 'member',
});

/** Checks whether a withdrawal password is set. */
export const hasWithdrawalPassword = defineEndpoint<typeof hasWithdrawalPasswordSchemas>()({
  name: 'hasWithdrawalPassword',
  method: 'GET',
  path: '/wps/member/paymentPassword/exists',
  access: 'member',
});

/** Sets or changes the withdrawal password. */
export const setPaymentPassword = defineEndpoint<typeof setPaymentPasswordSchemas>()({
  name: 'setPaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  access: 'member',
  send: 'json',
  once: true,
});

/** Sets a new withdrawal password with answers to the security questions. */
export const resetPaymentPassword = defineEndpoint<typeof resetPaymentPasswordSchemas>()({
  name: 'resetPaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword/reset',
  access: 'member',
  send: 'json',
  once: true,
});

/** Lists the available questions and the chosen ones. */
export const securityQuestions = defineEndpoint<typeof securityQuestionsSchemas>()({
  name: 'securityQuestions',
  method: 'GET',
  path: '/wps/member/security/questions',
  access: 'member',
});

/** Sets three security questions. */
export const setSecurityQuestions = defineEndpoint<typeof setSecurityQuestionsSchemas>()({
  name: 'setSecurityQuestions',
  method: 'POST',
  path: '/wps/member/security/questions',
  access: 'member',
  send: 'json',
  once: true,
});

/** Sends a code to the email address that the member wants to use. */
export const emailCode = defineEndpoint<typeof emailCodeSchemas>()({
  name: 'emailCode',
  method: 'POST',
  path: '/wps/member/email/code',
  access: 'member',
  send: 'json',
});

/** Sets the email address with a code of `emailCode`. */
export const updateEmail = defineEndpoint<typeof updateEmailSchemas>()({
  name: 'updateEmail',
  method: 'POST',
  path: '/wps/member/email',
  access: 'member',
  send: 'json',
  once: true,
});

/** Sets the mobile number with a code of `getCode`. */
export const updateMobile = defineEndpoint<typeof updateMobileSchemas>()({
  name: 'updateMobile',
  method: 'POST',
  path: '/wps/member/mobile',
  access: 'member',
  send: 'json',
  once: true,
});

/** Sets the payee name, once and by the account owner; bank accounts must be in this name. */
export const updatePayeeName = defineEndpoint<typeof updatePayeeNameSchemas>()({
  name: 'updatePayeeName',
  method: 'POST',
  path: '/wps/member/payeename',
  access: 'member',
  send: 'json',
  once: true,
});

/** Sets the nickname. */
export const updateNickname = defineEndpoint<typeof updateNicknameSchemas>()({
  name: 'updateNickname',
  method: 'POST',
  path: '/wps/member/nickname',
  access: 'member',
  send: 'json',
});

/**
 * Sets the date of birth, once and by the account owner; the minimum age of the brand in `merchantCode` applies.
 */
export const updateBirthday = defineEndpoint<typeof updateBirthdaySchemas>()({
  name: 'updateBirthday',
  method: 'POST',
  path: '/wps/member/birthday',
  access: 'member',
  send: 'json',
  once: true,
});
