import { maxPasswordInputLength } from '../../../../contract/account/password-terms.ts';
import { setPaymentPassword } from '../../../../contract/account/security.ts';
import { errorText } from '../../../../i18n/error-words.ts';
import type { PageWords } from '../../../../i18n/page-words.ts';
import { api } from '../../../../lib/http/client.ts';
import { CallAborted, codeOf } from '../../../../lib/http/errors.ts';
import { FormFrame } from '../../../../ui/form/FormFrame.tsx';
import { PasswordField } from '../../../../ui/form/PasswordField.tsx';
import { isPin, pinInput } from '../../../../ui/form/pin-input.ts';
import { useForm } from '../../../../ui/form/use-form.ts';
import type { TypedPasswords } from '../../../shared/use-bank-account-form.ts';
import { validateText } from '../../../shared/validate-text.ts';

interface WithdrawalPasswordFormProps {
  readonly words: PageWords;
  readonly onDone: (passwords: TypedPasswords) => void;
}

/** Form to set the first withdrawal password: six digits, typed twice, and the login password. */
export const WithdrawalPasswordForm = ({ words: { t }, onDone }: WithdrawalPasswordFormProps) => {
  const form = useForm({
    names: ['newPassword', 'repeatPassword', 'loginPassword'],
    errorText: (code) => errorText(t, code),
    check: (name, { newPassword, repeatPassword, loginPassword }) => {
      if (name === 'newPassword') return isPin(newPassword) ? [] : [t.accountPasswords.withdrawalRequired()];
      if (name === 'repeatPassword') return repeatPassword === newPassword ? [] : [t.cashierWithdraw.repeatOther()];
      return validateText(t, loginPassword, maxPasswordInputLength, t.accountPasswords.loginRequired());
    },
    submit: async ({ newPassword, loginPassword }) => {
      const payment = await api(setPaymentPassword, { body: { newPaymentPassword: newPassword, loginPassword } }).then(
        () => newPassword,
        (error: unknown) => {
          // A password was set in another tab in the meantime; the next step asks for it.
          if (codeOf(error) === 'payment.wrong-password') return undefined;
          throw error;
        },
      );
      onDone({ login: loginPassword, ...(payment && { payment }) });
    },
    onRefused: (error) => {
      if (error instanceof CallAborted) return;
      const code = codeOf(error);
      if (code === 'login.wrong-password') form.refuse(code, 'loginPassword');
      else form.refuse(code);
    },
  });
  const toggles = { showLabel: t.accountPasswords.show(), hideLabel: t.accountCommon.hidePassword() };
  const digits = { ...pinInput, required: true };
  return (
    <FormFrame form={form} className="sheetform" submit={t.cashierWithdraw.savePassword()}>
      <PasswordField
        {...toggles}
        {...digits}
        label={t.cashierWithdraw.newPassword()}
        name="newPassword"
        hint={t.cashierWithdraw.newPasswordHint()}
        error={form.errorOf('newPassword')}
      />
      <PasswordField
        {...toggles}
        {...digits}
        label={t.cashierWithdraw.repeat()}
        name="repeatPassword"
        error={form.errorOf('repeatPassword')}
      />
      <PasswordField
        {...toggles}
        label={t.accountPasswords.login()}
        name="loginPassword"
        autoComplete="current-password"
        required
        error={form.errorOf('loginPassword')}
      />
    </FormFrame>
  );
};
