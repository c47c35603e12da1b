import { setPaymentPassword } from '#contract/account/security.ts';
import { HoldNotice } from '#features/shared/HoldNotice.tsx';
import { LoginPasswordField } from '#features/shared/LoginPasswordField.tsx';
import { NewPinFields, validateNewPin } from '#features/shared/NewPinFields.tsx';
import { PinField } from '#features/shared/PinField.tsx';
import { useSecurityForm } from '#features/shared/use-security-form.ts';
import { validateLoginPassword } from '#features/shared/validate-text.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { codeOf } from '#lib/http/errors.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { isPin } from '#ui/form/pin-input.ts';
import { StepLayout } from '../StepLayout.tsx';
import type { StepProps } from '../step-props.ts';

type Name = 'oldPaymentPassword' | 'newPaymentPassword' | 'repeatPassword' | 'loginPassword';

/** Sets the withdrawal password, or changes it with the old one. */
export const WithdrawalPasswordStep = ({ config, onBack, onSaved, onChanged, onGo }: StepProps) => {
  const { t } = useWords();
  const names: readonly Name[] = [
    ...(config.hasPaymentPassword ? (['oldPaymentPassword'] as const) : []),
    'newPaymentPassword',
    'repeatPassword',
    'loginPassword',
  ];
  const form = useSecurityForm<Name>({
    names,
    fields: {
      'login.wrong-password': 'loginPassword',
      'payment.wrong-password': 'oldPaymentPassword',
      'modify.new.old.same': 'newPaymentPassword',
    },
    check: (name, values) => {
      if (name === 'loginPassword') return validateLoginPassword(t, values.loginPassword);
      if (name === 'oldPaymentPassword') return isPin(values[name]) ? [] : [t.accountPasswords.withdrawalRequired()];
      return validateNewPin(t, name, values, config.birthday);
    },
    submit: async ({ oldPaymentPassword, newPaymentPassword, loginPassword }) => {
      try {
        await api(setPaymentPassword, {
          body: {
            loginPassword,
            newPaymentPassword,
            ...(config.hasPaymentPassword && { oldPaymentPassword }),
          },
        });
      } catch (error) {
        // A password was set in the meantime, so the field for the old one is required.
        if (!config.hasPaymentPassword && codeOf(error) === 'payment.wrong-password') onChanged();
        throw error;
      }
      onSaved();
    },
  });
  return (
    <StepLayout title={t.accountSecurity.payment()} lead={t.accountSecurity.paymentLead()} onBack={onBack}>
      <FormFrame form={form} className="stack secform" submit={t.accountSecurity.save()}>
        {config.hasPaymentPassword && (
          <div className="fieldlink">
            <PinField
              label={t.accountSecurity.paymentOld()}
              name="oldPaymentPassword"
              error={form.errorOf('oldPaymentPassword')}
            />
            <button type="button" className="textlink" onClick={() => onGo('reset')}>
              {t.accountSecurity.paymentForgot()}
            </button>
          </div>
        )}
        <NewPinFields errorOf={form.errorOf} />
        <LoginPasswordField error={form.errorOf('loginPassword')} />
        {config.hasPaymentPassword && <HoldNotice hours={config.holdHours} />}
      </FormFrame>
    </StepLayout>
  );
};
