import type { Value } from '#contract/types.ts';
import type { Words } from '#i18n/translate.ts';

/** Returns the display name of a login method. */
export const loginMethodName = (t: Words, way: Value<'sessions'>[number]['way']): string =>
  ({
    password: t.safetyTwoSteps.wayPassword,
    'temporary-password': t.safetyTwoSteps.wayTemporary,
    sms: t.safetyTwoSteps.waySms,
    google: t.safetyTwoSteps.wayGoogle,
    facebook: t.safetyTwoSteps.wayFacebook,
    passkey: t.safetyTwoSteps.wayPasskey,
    registration: t.safetyTwoSteps.wayRegistration,
    trial: t.safetyTwoSteps.wayTrial,
    operator: t.safetyTwoSteps.wayOperator,
  })[way]();
