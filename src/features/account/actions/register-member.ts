import { brand } from '#brands/current.ts';
import { register, registerMobile } from '#contract/account/registration.ts';
import type { Value } from '#contract/types.ts';
import { installMode } from '#lib/browser/device.ts';
import { api } from '#lib/http/client.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { login } from '../api/session.ts';
import { captchaHeaders } from '../api/verification.ts';
import { loginType } from '../model/login-type.ts';
import { registerPayload } from '../model/register-payload.ts';
import type { RegisterMethod } from '../model/registration.ts';
import type { Referral } from '../state/affiliate.ts';
import type { CaptchaSolution } from '../state/captcha.ts';
import { type LoginResult, logIn } from './log-in.ts';

interface MemberRegistration {
  readonly method: RegisterMethod;
  readonly values: Readonly<Record<string, string>>;
  readonly referral: Referral;
  readonly countryDialingCode: string;
  readonly captcha: CaptchaSolution;
}

/** Registers a member. Throws CallError. */
export const registerMember = async ({
  method,
  values,
  referral,
  countryDialingCode,
  captcha,
}: MemberRegistration): Promise<Value<'register'>> => {
  const body = registerPayload(
    method,
    { ...values, captcha: undefined, ...captcha.body },
    {
      hostname: location.hostname,
      registerMethod: installMode(brand.shellToken),
      countryDialingCode,
      affiliateCode: referral.affiliateCode,
      recommenderId: referral.recommenderId,
    },
  );
  const { username = '', password = '', confirmPassword = '' } = body;
  const headers = captchaHeaders(captcha.id);
  return method === 'username'
    ? api(register, { body: { ...body, username, password, confirmPassword }, headers })
    : api(registerMobile, { body, headers });
};

/**
 * Logs a registered member in, with the typed password if the registration returned no token; null if only the login
 * page can. Throws as `logIn`.
 */
export const logInNewMember = async (
  { token, userName, customerType }: Value<'register'>,
  password: string | undefined,
): Promise<LoginResult | null> => {
  try {
    if (token) return await logIn(Promise.resolve({ token, userName, customerType, firstTimeLogin: false }));
    return password ? await logIn(login({ username: userName, password, type: loginType.username })) : null;
  } finally {
    // The next page shows a new member the limits prompt once.
    sessionArea.write(keys.session.askLimits, '1');
  }
};
