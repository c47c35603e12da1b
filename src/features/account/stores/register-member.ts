import { brand } from '../../../brands/current.ts';
import { installMode } from '../../../lib/browser/device.ts';
import { keys } from '../../../lib/storage/keys.ts';
import { sessionArea } from '../../../lib/storage/storage.ts';
import { register, registerMobile } from '../api/register.ts';
import { login } from '../api/session.ts';
import { registerPayload } from '../model/register-payload.ts';
import type { RegisterMethod } from '../model/registration.ts';
import type { Referral } from './affiliate.ts';
import { type LoginResult, logIn } from './log-in.ts';

interface MemberRegistration {
  readonly method: RegisterMethod;
  readonly values: Readonly<Record<string, string>>;
  readonly referral: Referral;
  readonly countryDialingCode: string;
  /** Id of the captcha that `values.captcha` solves. */
  readonly captchaId: string;
}

/**
 * Registers a member (R156, R157). Returns a function that logs the member in, or resolves to null if only the login page
 * can (A66). Throws CallError.
 */
export const registerMember = async ({
  method,
  values,
  referral,
  countryDialingCode,
  captchaId,
}: MemberRegistration): Promise<() => Promise<LoginResult | null>> => {
  const body = registerPayload(method, values, {
    hostname: location.hostname,
    registerMethod: installMode(brand.shellToken),
    countryDialingCode,
    affiliateCode: referral.affiliateCode,
    recommenderId: referral.recommenderId,
  });
  const { username = '', password = '', confirmPassword = '' } = body;
  const response =
    method === 'username'
      ? await register({ ...body, username, password, confirmPassword }, captchaId)
      : await registerMobile(body, captchaId);
  const { token, userName, customerType } = response;
  return async () => {
    try {
      if (token) return await logIn(Promise.resolve({ token, userName, customerType, firstTimeLogin: false }));
      return password ? await logIn(login({ username: userName, password, type: 0 })) : null;
    } finally {
      // The next page shows a new member the limits prompt once.
      sessionArea.write(keys.session.askLimits, '1');
    }
  };
};
