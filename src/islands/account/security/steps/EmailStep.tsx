import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { emailCode, updateEmail } from '../../../../api/account/security.ts';
import { CallAborted, codeOf } from '../../../../api/errors.ts';
import { isEmail } from '../../../../domain/account/email.ts';
import { makeCode } from '../../../../stores/account/sms-code.ts';
import { toastTime } from '../../../../stores/site/toasts.ts';
import { Field } from '../../../../ui/Field.tsx';
import { CodeField } from '../../../../ui/form/CodeField.tsx';
import { FormFrame } from '../../../../ui/form/FormFrame.tsx';
import { IdentityField } from '../IdentityField.tsx';
import { StepFrame } from '../StepFrame.tsx';
import type { StepProps } from '../step.ts';
import { useStepForm } from '../use-step-form.ts';

const sendingTime = 10_000;

/** Another e-mail address: its own code, and the login password (R265, A68). */
export const EmailStep = ({ words: { t }, config, onBack, onSaved }: StepProps) => {
  const [code] = useState(() => makeCode('email'));
  const { sending, left } = useStore(code.$code);
  const [minutes, setMinutes] = useState<number | null>(null);

  const form = useStepForm<'email' | 'verificationCode' | 'loginPassword'>({
    t,
    names: ['email', 'verificationCode', 'loginPassword'],
    fields: {
      'login.wrong-password': 'loginPassword',
      'verification.wrong': 'verificationCode',
      'email.taken': 'email',
    },
    check: (name, values) => {
      if (name === 'email') return isEmail(values.email) ? [] : [t.messages.in_email_incorrect()];
      if (name === 'verificationCode') return values.verificationCode ? [] : [t.security.emailCodeRequired()];
      return values.loginPassword ? [] : [t.security.identityRequired()];
    },
    submit: async (values) => {
      await updateEmail(values);
      onSaved();
    },
  });

  const send = async (): Promise<void> => {
    if (!form.pass(['email'])) return;
    const { email } = form.read();
    try {
      await code.request(
        async () => {
          setMinutes((await emailCode({ email })).validMinutes);
          return {};
        },
        {
          sending: t.messages.in_sms_sending(),
          sent: t.messages.in_sms_send(),
          stays: toastTime.short,
          waits: sendingTime,
        },
      );
      form.focus('verificationCode');
    } catch (error) {
      if (!(error instanceof CallAborted)) form.refuse(codeOf(error), 'email');
    }
  };

  return (
    <StepFrame t={t} title={t.security.emailAddress()} lead={t.security.emailLead()} onBack={onBack}>
      <FormFrame form={form} className="stack secform" submit={t.security.save()}>
        <Field
          label={t.security.emailNew()}
          name="email"
          type="email"
          icon="mail"
          autoComplete="email"
          maxLength={254}
          required
          {...(config.email && { hint: t.security.emailNow({ contact: config.email }) })}
          error={form.errorOf('email')}
        />
        <CodeField
          label={t.security.emailCode()}
          hint={minutes === null ? t.security.codeFirst() : t.security.codeSentTo({ minutes })}
          sendLabel={left > 0 ? t.account.codeWait({ seconds: left }) : t.account.getCode()}
          sending={sending}
          waiting={left > 0}
          onSend={() => void send()}
          required
          error={form.errorOf('verificationCode')}
        />
        <IdentityField t={t} error={form.errorOf('loginPassword')} />
        {config.email && <p className="hint">{t.security.holdNotice()}</p>}
      </FormFrame>
    </StepFrame>
  );
};
