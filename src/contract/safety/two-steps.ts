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

/** Returns whether two-step verification is on, and the member's passkeys. */
export const twoSteps = defineEndpoint<typeof twoStepsSchemas>()({
  name: 'twoSteps',
  method: 'GET',
  path: '/wps/member/twoSteps',
  access: 'member',
});

/** Returns a key for an authenticator app; it takes effect once a code was verified. */
export const beginTwoSteps = defineEndpoint<typeof beginTwoStepsSchemas>()({
  name: 'beginTwoSteps',
  method: 'POST',
  path: '/wps/member/twoSteps/begin',
  access: 'member',
});

/** Turns on two-step verification with the first code of the app. */
export const turnOnTwoSteps = defineEndpoint<typeof turnOnTwoStepsSchemas>()({
  name: 'turnOnTwoSteps',
  method: 'POST',
  path: '/wps/member/twoSteps',
  access: 'member',
  send: 'json',
});

/** Turns off two-step verification. */
export const turnOffTwoSteps = defineEndpoint<typeof turnOffTwoStepsSchemas>()({
  name: 'turnOffTwoSteps',
  method: 'DELETE',
  path: '/wps/member/twoSteps',
  access: 'member',
  once: true,
});

/** Creates ten new recovery codes; the old ones become invalid. */
export const renewRecoveryCodes = defineEndpoint<typeof renewRecoveryCodesSchemas>()({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/wps/member/twoSteps/recoveryCodes',
  access: 'member',
});

/** Confirms the member's identity for one purpose, once. */
export const confirmIdentity = defineEndpoint<typeof confirmIdentitySchemas>()({
  name: 'confirmIdentity',
  method: 'POST',
  path: '/wps/member/confirm',
  access: 'member',
  send: 'json',
});

/** Returns the passkey challenge for `confirmIdentity`. */
export const confirmOptions = defineEndpoint<typeof confirmOptionsSchemas>()({
  name: 'confirmOptions',
  method: 'POST',
  path: '/wps/member/confirm/options',
  access: 'member',
});

/** Completes a login that was refused with `login.second-step`. */
export const loginSecondStep = defineEndpoint<typeof loginSecondStepSchemas>()({
  name: 'loginSecondStep',
  method: 'POST',
  path: '/wps/session/secondStep',
  access: 'anyone',
  send: 'json',
  once: true,
});

/** Returns the passkey challenge for `loginSecondStep`. */
export const secondStepOptions = defineEndpoint<typeof secondStepOptionsSchemas>()({
  name: 'secondStepOptions',
  method: 'POST',
  path: '/wps/session/secondStep/options',
  access: 'anyone',
  send: 'json',
});

/**
 * Reports a lost phone: support turns off two-step verification after a waiting period in which the owner can object.
 */
export const lostSecondStep = defineEndpoint<typeof lostSecondStepSchemas>()({
  name: 'lostSecondStep',
  method: 'POST',
  path: '/wps/session/secondStep/lost',
  access: 'anyone',
  send: 'json',
  once: true,
});

/** Objects to the request of `lostSecondStep`; two-step verification stays on. */
export const keepTwoSteps = defineEndpoint<typeof keepTwoStepsSchemas>()({
  name: 'keepTwoSteps',
  method: 'POST',
  path: '/wps/member/twoSteps/keep',
  access: 'member',
});
