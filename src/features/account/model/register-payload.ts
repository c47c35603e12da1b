import { registrationFields } from '#contract/account/registration-fields.ts';
import { normalizeText } from '#contract/text.ts';
import type { Body } from '#contract/types.ts';
import { localMobile } from './mobile.ts';
import { isNameField } from './person-name.ts';
import type { RegisterMethod } from './registration.ts';
import { playerType } from './roles.ts';

export type RegisterMethodName = Body<'register'>['registerMethod'];

interface RegistrationContext {
  readonly hostname: string;
  readonly registerMethod: RegisterMethodName;
  readonly countryDialingCode: string;
  /** Codes from the address, for a form without the field; a field that the player cleared sends none. */
  readonly affiliateCode: string | undefined;
  readonly recommenderId: string | undefined;
}

const texts = [...registrationFields.filter((name) => name !== 'username'), 'confirmPassword', 'captchaTask'] as const;

/** Returns the body of a registration; empty optional fields are left out. */
export const registerPayload = (
  method: RegisterMethod,
  values: Readonly<Record<string, string | undefined>>,
  around: RegistrationContext,
): Body<'registerMobile'> => {
  const { hostname, registerMethod, countryDialingCode, affiliateCode, recommenderId } = around;
  const typed = {
    ...values,
    affiliateCode: values.affiliateCode ?? affiliateCode,
    recommenderId: values.recommenderId ?? recommenderId,
    mobileNum: localMobile(values.mobileNum ?? '', countryDialingCode),
  } as Record<string, string | undefined>;
  return {
    countryDialingCode,
    registerUrl: hostname,
    registerMethod,
    type: playerType,
    domain: hostname,
    ...(method === 'username' && { username: values.username ?? '' }),
    ...Object.fromEntries(
      texts.flatMap((name) =>
        typed[name] ? [[name, isNameField(name) ? normalizeText(typed[name]) : typed[name]]] : [],
      ),
    ),
  } as Body<'registerMobile'>;
};
