import { providerSendCode, providerVerifyCode, smsNoLogin } from '#contract/account/verification.ts';
import { api } from '#lib/http/client.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { login } from '../api/session.ts';
import { loginType } from '../model/login-type.ts';
import { type LoginResult, logIn } from './log-in.ts';

interface Phone {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/** Sends a login code: through the phone provider if it is initialised, else by our own SMS. Throws CallError. */
export const sendLoginCode = async (
  phone: Phone,
  providerReady: boolean,
): Promise<{ expiredMinutes?: number | undefined }> => {
  if (!providerReady) {
    sessionArea.remove(keys.session.verificationId);
    return api(smsNoLogin, { body: phone });
  }
  const { verificationId } = await api(providerSendCode, { body: phone });
  sessionArea.write(keys.session.verificationId, verificationId);
  return {};
};

/** Logs in with the code from the phone; `remember` as in `logIn`. Throws CallError. */
export const logInWithSmsCode = async (
  { mobileNum, countryDialingCode }: Phone,
  code: string,
  remember: () => Promise<void>,
): Promise<LoginResult> => {
  const body = { username: mobileNum, password: code, type: loginType.smsCode, countryDialingCode } as const;
  const verificationId = sessionArea.read(keys.session.verificationId);
  if (!verificationId) return logIn(login(body), { remember });
  const { firebaseIdToken } = await api(providerVerifyCode, { body: { verificationId, code } });
  sessionArea.remove(keys.session.verificationId);
  const proven = { ...body, firebaseChannel: 'sms', firebaseIdToken, firebaseMobileNo: mobileNum } as const;
  return logIn(login(proven), { remember });
};
