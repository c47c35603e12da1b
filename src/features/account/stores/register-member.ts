import { brand } from '../../../brands/current.ts';
import { runningAs } from '../../../lib/browser/device.ts';
import { keys } from '../../../lib/storage/keys.ts';
import { sessionArea } from '../../../lib/storage/storage.ts';
import { register, registerMobile } from '../api/register.ts';
import { login } from '../api/session.ts';
import { registerPayload } from '../model/register-payload.ts';
import type { RegisterMethod } from '../model/registration.ts';
import type { Referral } from './affiliate.ts';
import { type LoginResult, logIn } from './log-in.ts';

interface SignUp {
  readonly method: RegisterMethod;
  readonly values: Readonly<Record<string, string>>;
  readonly referral: Referral;
  readonly countryDialingCode: string;
  /** Names the picture that `values.captcha` answers. */
  readonly captchaId: string;
}

/** Opens an account (R156, R157). What it answers with signs the member in, or says null where only the login page can (A66). Throws CallError. */
export const registerMember = async ({
  method,
  values,
  referral,
  countryDialingCode,
  captchaId,
}: SignUp): Promise<() => Promise<LoginResult | null>> => {
  const body = registerPayload(method, values, {
    hostname: location.hostname,
    registerMethod: runningAs(brand.shellToken),
    countryDialingCode,
    affiliateCode: referral.affiliateCode,
    recommenderId: referral.recommenderId,
  });
  const { username = '', password = '', confirmPassword = '' } = body;
  const made =
    method === 'username'
      ? await register({ ...body, username, password, confirmPassword }, captchaId)
      : await registerMobile(body, captchaId);
  const { token, userName, customerType } = made;
  return async () => {
    // X03: the next page asks once whether the new member wants a limit.
    sessionArea.write(keys.session.askLimits, '1');
    if (token) return logIn(Promise.resolve({ token, userName, customerType, firstTimeLogin: false }));
    return password ? logIn(login({ username: userName, password, type: 0 })) : null;
  };
};
