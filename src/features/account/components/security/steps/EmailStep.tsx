import { emailCode, updateEmail } from '#contract/account/security.ts';
import { HoldNotice } from '#features/shared/HoldNotice.tsx';
import { LoginPasswordField } from '#features/shared/LoginPasswordField.tsx';
import { useSecurityForm } from '#features/shared/use-security-form.ts';
import { validateLoginPassword, validateText } from '#features/shared/validate-text.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { Field } from '#ui/Field.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { isEmail } from '../../../model/email.ts';
import { ContactCodeField } from '../../ContactCodeField.tsx';
import { StepLayout } from '../StepLayout.tsx';
import type { StepProps } from '../step-props.ts';

/** Step to change the e-mail address; needs a verification code and the login password. */
export const EmailStep = ({ config, onBack, onSaved }: StepProps) => {
  const { t } = useWords();
  const form = useSecurityForm<'email' | 'verificationCode' | 'loginPassword'>({
    names: ['email', 'verificationCode', 'loginPassword'],
    fields: {
      'login.wrong-password': 'loginPassword',
      'verification.wrong': 'verificationCode',
      'verification.expired': 'verificationCode',
      'email.taken': 'email',
    },
    check: (name, values) => {
      if (name === 'email') return isEmail(values.email) ? [] : [t.siteMessages.in_email_incorrect()];
      if (name === 'verificationCode')
        return validateText(t, values.verificationCode, 10, t.accountSecurity.emailCodeRequired());
      return validateLoginPassword(t, values.loginPassword);
    },
    submit: async (values) => {
      await api(updateEmail, { body: values });
      onSaved();
    },
  });

  return (
    <StepLayout title={t.accountSecurity.emailAddress()} lead={t.accountSecurity.emailLead()} onBack={onBack}>
      <FormFrame form={form} className="stack secform" submit={t.accountSecurity.save()}>
        <Field
          label={t.accountSecurity.emailNew()}
          name="email"
          type="email"
          icon="mail"
          autoComplete="email"
          required
          {...(config.email && { hint: t.accountSecurity.emailNow({ contact: config.email }) })}
          error={form.errorOf('email')}
        />
        <ContactCodeField
          form={form}
          purpose="email"
          to="email"
          label={t.accountSecurity.emailCode()}
          hint={t.accountSecurity.codeFirst()}
          send={async (email) => ({
            expiredMinutes: (await api(emailCode, { body: { email } })).validMinutes,
          })}
          required
          error={form.errorOf('verificationCode')}
        />
        <LoginPasswordField error={form.errorOf('loginPassword')} />
        {config.email && <HoldNotice hours={config.holdHours} />}
      </FormFrame>
    </StepLayout>
  );
};
