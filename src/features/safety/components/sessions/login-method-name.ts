import type { Value } from '../../../../contract/types.ts';
import type { Words } from '../../../../i18n/translate.ts';

/** Returns the display name of a login method. */
export const loginMethodName = (t: Words, way: Value<'sessions'>[number]['way']): string =>
  ({
    password: t.safeguards.wayPassword,
    'temporary-password': t.safeguards.wayTemporary,
    sms: t.safeguards.waySms,
    google: t.safeguards.wayGoogle,
    facebook: t.safeguards.wayFacebook,
    passkey: t.safeguards.wayPasskey,
    registration: t.safeguards.wayRegistration,
    trial: t.safeguards.wayTrial,
    operator: t.safeguards.wayOperator,
  })[way]();
