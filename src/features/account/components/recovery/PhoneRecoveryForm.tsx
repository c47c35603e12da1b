import { passwordLength } from '#contract/account/account-terms.ts';
import { passwordByMobile } from '#contract/account/password.ts';
import { smsReset } from '#contract/account/verification.ts';
import { passwordToggle } from '#features/shared/password-toggle.ts';
import { errorText } from '#i18n/error-words.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { redirectTo } from '#lib/browser/redirect.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { api } from '#lib/http/client.ts';
import { CallError } from '#lib/http/errors.ts';
import { hrefOf } from '#paths.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { MobileField } from '#ui/form/MobileField.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { logIn } from '../../actions/log-in.ts';
import { login } from '../../api/session.ts';
import { ruleInForce } from '../../model/field-rules.ts';
import { isCodeError } from '../../model/is-code-error.ts';
import { loginType } from '../../model/login-type.ts';
import { homeDialingCode, localMobile } from '../../model/mobile.ts';
import { validateField } from '../../model/validate-field.ts';
import type { FormRules } from '../../state/field-rules.ts';
import { storeNextNotice } from '../../state/recovery-notice.ts';
import { ContactCodeField } from '../ContactCodeField.tsx';
import { validateMobile } from '../validate-mobile.ts';

const isPasswordError = (code: string): boolean => code === 'modify.new.old.same' || code === 'password.common';

/** Form to reset the password by SMS; afterwards the player is logged in with the new password. */
export const PhoneRecoveryForm = ({ rules }: { readonly rules: FormRules | null }) => {
  const { t, locale } = useWords();
  const language = wireLanguage(locale);
  const countryDialingCode = rules?.dialingCodes[0] ?? homeDialingCode;
  const rule = rules?.regexp.mobileNum;
  const local = (typed: string) => localMobile(typed, countryDialingCode);

  const form = useForm<'mobileNum' | 'verificationCode' | 'newPassword'>({
    names: ['mobileNum', 'verificationCode', 'newPassword'],
    errorText: (error) => errorText(t, error),
    check: (name, values) => {
      if (name === 'mobileNum') return validateMobile(t, rule, local(values.mobileNum));
      if (name === 'newPassword') {
        return validateField(
          ruleInForce(rules?.regexp.password),
          values.newPassword,
          language,
          t.accountCommon.newPasswordRequired(),
        );
      }
      if (values.verificationCode === '') return [t.accountCommon.codeRequired()];
      return /^[0-9]{1,10}$/.test(values.verificationCode) ? [] : [t.accountCommon.codeDigits()];
    },
    submit: async ({ mobileNum, verificationCode, newPassword }) => {
      const mobile = local(mobileNum);
      const { heldUntil } = await api(passwordByMobile, { body: { newPassword, mobileNum: mobile, verificationCode } });
      if (heldUntil) storeNextNotice(t.accountCommon.resetHold({ time: dayAndTime(heldUntil, locale) }));
      // The password is already changed, so a failed login continues on the login page.
      const entering = login({ username: mobile, password: newPassword, type: loginType.mobile, countryDialingCode });
      const entered = await logIn(entering, { password: newPassword }).catch(() => null);
      redirectTo(entered?.next ?? hrefOf('login'));
    },
    fieldOf: (code) => {
      if (isPasswordError(code)) return 'newPassword';
      return isCodeError(code) ? 'verificationCode' : undefined;
    },
    onRefused: (error) => {
      // Without a response nothing was refused, so no field is cleared.
      if (error instanceof CallError && error.status > 0)
        form.fill(isPasswordError(error.code) ? 'newPassword' : 'verificationCode', '');
    },
  });

  return (
    <FormFrame form={form} className="stack" submit={t.accountRecovery.submit()}>
      <MobileField
        label={t.accountRecovery.mobileNum()}
        dialingCode={countryDialingCode}
        autoComplete="tel-national"
        required
        error={form.errorOf('mobileNum')}
      />
      <ContactCodeField
        form={form}
        purpose="reset"
        to="mobileNum"
        label={t.accountRecovery.code()}
        send={(typed) => api(smsReset, { body: { mobileNum: local(typed), countryDialingCode } })}
        beforeSent={{ hint: t.accountRecovery.codeHint(), disabled: true }}
        getLabel={t.accountRecovery.getCode()}
        required
        error={form.errorOf('verificationCode')}
      />
      <PasswordField
        label={t.accountRecovery.newPassword()}
        name="newPassword"
        hint={t.accountRecovery.newPasswordHint(rules?.regexp.password ?? passwordLength)}
        {...passwordToggle(t)}
        autoComplete="new-password"
        required
        error={form.errorOf('newPassword')}
      />
    </FormFrame>
  );
};
