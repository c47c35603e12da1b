import { setPaymentPassword } from '#contract/account/security.ts';
import { LoginPasswordField } from '#features/shared/LoginPasswordField.tsx';
import { NewPinFields, validateNewPin } from '#features/shared/NewPinFields.tsx';
import type { TypedPasswords } from '#features/shared/use-bank-account-form.ts';
import { useSecurityForm } from '#features/shared/use-security-form.ts';
import { validateLoginPassword } from '#features/shared/validate-text.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { codeOf } from '#lib/http/errors.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';

interface WithdrawalPasswordFormProps {
  readonly onDone: (passwords: TypedPasswords) => void;
}

/** Form to set the first withdrawal password: six digits, typed twice, and the login password. */
export const WithdrawalPasswordForm = ({ onDone }: WithdrawalPasswordFormProps) => {
  const { t } = useWords();
  const form = useSecurityForm<'newPaymentPassword' | 'repeatPassword' | 'loginPassword'>({
    names: ['newPaymentPassword', 'repeatPassword', 'loginPassword'],
    fields: { 'login.wrong-password': 'loginPassword' },
    check: (name, values) =>
      name === 'loginPassword' ? validateLoginPassword(t, values[name]) : validateNewPin(t, name, values),
    submit: async ({ newPaymentPassword, loginPassword }) => {
      const payment = await api(setPaymentPassword, { body: { newPaymentPassword, loginPassword } }).then(
        () => newPaymentPassword,
        (error: unknown) => {
          // A password was set in another tab in the meantime; the next step asks for it.
          if (codeOf(error) === 'payment.wrong-password') return undefined;
          throw error;
        },
      );
      onDone({ login: loginPassword, ...(payment && { payment }) });
    },
  });
  return (
    <FormFrame form={form} className="sheetform" submit={t.cashierWithdraw.savePassword()}>
      <NewPinFields errorOf={form.errorOf} />
      <LoginPasswordField error={form.errorOf('loginPassword')} />
    </FormFrame>
  );
};
