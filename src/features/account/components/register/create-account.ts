import type { Words } from '#i18n/translate.ts';
import { redirectTo } from '#lib/browser/redirect.ts';
import { CallError } from '#lib/http/errors.ts';
import { showToast, toastMs } from '#lib/toasts.ts';
import { wait } from '#lib/wait.ts';
import { hrefOf } from '#paths.ts';
import type { Values } from '#ui/form/values.ts';
import { logInNewMember, registerMember } from '../../actions/register-member.ts';
import type { RegisterEntry, RegisterMethod } from '../../model/registration.ts';
import type { Referral } from '../../state/affiliate.ts';
import type { CaptchaSolution } from '../../state/captcha.ts';
import type { FormName } from './validate-registration-field.ts';

/** Data of a registration apart from the typed values. */
export interface RegistrationSpec {
  readonly method: RegisterMethod;
  readonly fields: readonly RegisterEntry[];
  readonly dialingCode: string;
  readonly referral: Referral;
}

/** Creates the account, shows a toast and redirects. Throws CallError. */
export const createAccount = async (
  t: Words,
  { method, dialingCode, referral }: RegistrationSpec,
  values: Values<FormName>,
  captcha: CaptchaSolution,
): Promise<void> => {
  if (values.affiliateCode) {
    const { isAffiliate } = await import('../../state/affiliate.ts');
    if (!(await isAffiliate(values.affiliateCode))) {
      throw new CallError('referrer.wrong', 400, { field: 'affiliateCode' });
    }
  }
  const response = await registerMember({ method, values, referral, countryDialingCode: dialingCode, captcha });
  showToast(t.siteMessages.in_registered_successfully(), { kind: 'ok', time: toastMs.longSuccess });
  await wait(toastMs.longSuccess);
  // The account exists, so a failed login continues on the login page.
  const entered = await logInNewMember(response, values.password).catch(() => null);
  redirectTo(entered?.next ?? hrefOf('login'));
};
