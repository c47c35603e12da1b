import type { Row } from '../../row.ts';

/** X09: whether two steps are on, and the member's passkeys. */
export const twoSteps = {
  name: 'twoSteps',
  method: 'GET',
  path: '/wps/member/twoSteps',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** X09: a key for an authenticator app; it counts once a code of it was shown. */
export const beginTwoSteps = {
  name: 'beginTwoSteps',
  method: 'POST',
  path: '/wps/member/twoSteps/begin',
  caller: 'member',
  whenRestricted: true,
} as const satisfies Row;

/** X09: the first code of the app turns two steps on. */
export const turnOnTwoSteps = {
  name: 'turnOnTwoSteps',
  method: 'POST',
  path: '/wps/member/twoSteps',
  caller: 'member',
  whenRestricted: true,
  send: 'json',
} as const satisfies Row;

/** X09 */
export const turnOffTwoSteps = {
  name: 'turnOffTwoSteps',
  method: 'DELETE',
  path: '/wps/member/twoSteps',
  caller: 'member',
  whenRestricted: true,
  once: true,
} as const satisfies Row;

/** X09: ten new recovery codes; the old ones count no more. */
export const renewRecoveryCodes = {
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/wps/member/twoSteps/recoveryCodes',
  caller: 'member',
  whenRestricted: true,
} as const satisfies Row;

/** X09: asked again who one is, for one purpose, once. */
export const confirmIdentity = {
  name: 'confirmIdentity',
  method: 'POST',
  path: '/wps/member/confirm',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
  send: 'json',
} as const satisfies Row;

/** X09: what a passkey signs for `confirmIdentity`. */
export const confirmOptions = {
  name: 'confirmOptions',
  method: 'POST',
  path: '/wps/member/confirm/options',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** X09: the second step of a login that was answered with `login.second-step`. */
export const loginSecondStep = {
  name: 'loginSecondStep',
  method: 'POST',
  path: '/wps/session/secondStep',
  caller: 'anyone',
  whenRestricted: true,
  send: 'json',
  once: true,
} as const satisfies Row;

/** X09: what a passkey signs for `loginSecondStep`. */
export const secondStepOptions = {
  name: 'secondStepOptions',
  method: 'POST',
  path: '/wps/session/secondStep/options',
  caller: 'anyone',
  whenRestricted: true,
  send: 'json',
} as const satisfies Row;

/** X09: the phone is gone: the desk turns two steps off after a wait in which the owner may object. */
export const lostSecondStep = {
  name: 'lostSecondStep',
  method: 'POST',
  path: '/wps/session/secondStep/lost',
  caller: 'anyone',
  whenRestricted: true,
  send: 'json',
  once: true,
} as const satisfies Row;

/** X09: the owner objects to what `lostSecondStep` began. */
export const keepTwoSteps = {
  name: 'keepTwoSteps',
  method: 'POST',
  path: '/wps/member/twoSteps/keep',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;
