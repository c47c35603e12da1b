import { defineEndpoint } from '../endpoint.ts';
import type {
  beginTwoStepsSchemas,
  confirmIdentitySchemas,
  confirmOptionsSchemas,
  keepTwoStepsSchemas,
  loginSecondStepSchemas,
  lostSecondStepSchemas,
  renewRecoveryCodesSchemas,
  secondStepOptionsSchemas,
  turnOffTwoStepsSchemas,
  turnOnTwoStepsSchemas,
  twoStepsSchemas,
} from './two-steps.schemas.ts';

/** X09: whether two steps are on, and the member's passkeys. */
export const twoSteps = defineEndpoint<typeof twoStepsSchemas>()({
  name: 'twoSteps',
  method: 'GET',
  path: '/wps/member/twoSteps',
  access: 'member',
  whenClosed: true,
  whenRestricted: true,
});

/** X09: a key for an authenticator app; it counts once a code of it was shown. */
export const beginTwoSteps = defineEndpoint<typeof beginTwoStepsSchemas>()({
  name: 'beginTwoSteps',
  method: 'POST',
  path: '/wps/member/twoSteps/begin',
  access: 'member',
  whenRestricted: true,
});

/** X09: the first code of the app turns two steps on. */
export const turnOnTwoSteps = defineEndpoint<typeof turnOnTwoStepsSchemas>()({
  name: 'turnOnTwoSteps',
  method: 'POST',
  path: '/wps/member/twoSteps',
  access: 'member',
  whenRestricted: true,
  send: 'json',
});

/** X09 */
export const turnOffTwoSteps = defineEndpoint<typeof turnOffTwoStepsSchemas>()({
  name: 'turnOffTwoSteps',
  method: 'DELETE',
  path: '/wps/member/twoSteps',
  access: 'member',
  whenRestricted: true,
  once: true,
});

/** X09: ten new recovery codes; the old ones count no more. */
export const renewRecoveryCodes = defineEndpoint<typeof renewRecoveryCodesSchemas>()({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/wps/member/twoSteps/recoveryCodes',
  access: 'member',
  whenRestricted: true,
});

/** X09: asked again who one is, for one purpose, once. */
export const confirmIdentity = defineEndpoint<typeof confirmIdentitySchemas>()({
  name: 'confirmIdentity',
  method: 'POST',
  path: '/wps/member/confirm',
  access: 'member',
  whenClosed: true,
  whenRestricted: true,
  send: 'json',
});

/** X09: what a passkey signs for `confirmIdentity`. */
export const confirmOptions = defineEndpoint<typeof confirmOptionsSchemas>()({
  name: 'confirmOptions',
  method: 'POST',
  path: '/wps/member/confirm/options',
  access: 'member',
  whenClosed: true,
  whenRestricted: true,
});

/** X09: the second step of a login that was answered with `login.second-step`. */
export const loginSecondStep = defineEndpoint<typeof loginSecondStepSchemas>()({
  name: 'loginSecondStep',
  method: 'POST',
  path: '/wps/session/secondStep',
  access: 'anyone',
  whenRestricted: true,
  send: 'json',
  once: true,
});

/** X09: what a passkey signs for `loginSecondStep`. */
export const secondStepOptions = defineEndpoint<typeof secondStepOptionsSchemas>()({
  name: 'secondStepOptions',
  method: 'POST',
  path: '/wps/session/secondStep/options',
  access: 'anyone',
  whenRestricted: true,
  send: 'json',
});

/** X09: the phone is gone: the desk turns two steps off after a wait in which the owner may object. */
export const lostSecondStep = defineEndpoint<typeof lostSecondStepSchemas>()({
  name: 'lostSecondStep',
  method: 'POST',
  path: '/wps/session/secondStep/lost',
  access: 'anyone',
  whenRestricted: true,
  send: 'json',
  once: true,
});

/** X09: the owner objects to what `lostSecondStep` began. */
export const keepTwoSteps = defineEndpoint<typeof keepTwoStepsSchemas>()({
  name: 'keepTwoSteps',
  method: 'POST',
  path: '/wps/member/twoSteps/keep',
  access: 'member',
  whenClosed: true,
  whenRestricted: true,
});
