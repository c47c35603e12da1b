import { register, registerMobile } from '../../api/account/registration.ts';
import { brand } from '../../brand/current.ts';
import { runningAs } from '../../browser/device.ts';
import { keys } from '../../browser/keys.ts';
import type { SessionInfo } from '../../browser/session-item.ts';
import { sessionArea } from '../../browser/storage.ts';
import { registerPayload } from '../../domain/account/register-payload.ts';
import type { RegisterMethod } from '../../domain/account/registration.ts';
import type { Referral } from './affiliate.ts';
import { openSession, signIn } from './sign-in.ts';

interface SignUp {
  readonly method: RegisterMethod;
  readonly values: Readonly<Record<string, string>>;
  readonly referral: Referral;
  readonly countryDialingCode: string;
  /** Names the picture that `values.captcha` answers. */
  readonly captchaId: string;
}

/** Opens an account (R156, R157). What it answers with signs the member in, or says null where only the login page can (A66). Throws CallError. */
export const signUp = async ({
  method,
  values,
  referral,
  countryDialingCode,
  captchaId,
}: SignUp): Promise<() => Promise<SessionInfo | null>> => {
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
    if (token) {
      const { merchantCode } = brand;
      return openSession({ token, merchantCode, userName, type: customerType, firstTimeLogin: false });
    }
    if (!password) return null;
    return signIn({ username: userName, password, type: 0 });
  };
};
