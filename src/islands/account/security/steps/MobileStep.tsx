import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { updateMobile } from '../../../../api/account/security.ts';
import { getCode } from '../../../../api/account/verification.ts';
import { CallAborted, codeOf } from '../../../../api/errors.ts';
import { homeDialingCode, localMobile } from '../../../../domain/account/mobile.ts';
import { $rules } from '../../../../stores/account/field-rules.ts';
import { makeCode } from '../../../../stores/account/sms-code.ts';
import { toastTime } from '../../../../stores/site/toasts.ts';
import { CodeField } from '../../../../ui/form/CodeField.tsx';
import { FormFrame } from '../../../../ui/form/FormFrame.tsx';
import { MobileField } from '../../../../ui/form/MobileField.tsx';
import { mobileProblems } from '../../mobile-problems.ts';
import { IdentityField } from '../IdentityField.tsx';
import { StepFrame } from '../StepFrame.tsx';
import type { StepProps } from '../step.ts';
import { useStepForm } from '../use-step-form.ts';

const sendingTime = 10_000;

/** Another mobile number: a code to it, and the login password (R230, A65). */
export const MobileStep = ({ words: { t }, config, onBack, onSaved }: StepProps) => {
  const rules = useStore($rules);
  const [code] = useState(() => makeCode('mobile'));
  const { sending, sent, left } = useStore(code.$code);
  const countryDialingCode = rules?.dialingCodes[0] ?? homeDialingCode;
  const rule = rules?.regexp.mobileNum;
  const local = (typed: string): string => localMobile(typed, countryDialingCode);

  const form = useStepForm<'mobileNum' | 'verificationCode' | 'loginPassword'>({
    t,
    names: ['mobileNum', 'verificationCode', 'loginPassword'],
    fields: {
      'login.wrong-password': 'loginPassword',
      'verification.wrong': 'verificationCode',
      'request.conflict': 'mobileNum',
    },
    words: { 'request.conflict': t.security.mobileTaken() },
    check: (name, values) => {
      if (name === 'mobileNum') return mobileProblems(t, rule, local(values.mobileNum));
      if (name === 'verificationCode') return values.verificationCode ? [] : [t.account.codeRequired()];
      return values.loginPassword ? [] : [t.security.identityRequired()];
    },
    submit: async ({ mobileNum, ...values }) => {
      await updateMobile({ ...values, mobileNum: local(mobileNum) });
      onSaved();
    },
  });

  const send = async (): Promise<void> => {
    if (!form.pass(['mobileNum'])) return;
    const mobileNum = local(form.read().mobileNum);
    try {
      await code.request(() => getCode({ mobileNum, countryDialingCode }), {
        sending: t.messages.in_sms_sending(),
        sent: t.messages.in_sms_send(),
        stays: toastTime.short,
        waits: sendingTime,
      });
      form.focus('verificationCode');
    } catch (error) {
      if (!(error instanceof CallAborted)) form.refuse(codeOf(error), 'mobileNum');
    }
  };

  return (
    <StepFrame t={t} title={t.security.mobile()} onBack={onBack}>
      <FormFrame form={form} className="stack secform" submit={t.security.save()}>
        <MobileField
          label={t.security.mobileNew()}
          dialingCode={countryDialingCode}
          autoComplete="tel-national"
          required
          {...(config.mobile && { hint: t.security.emailNow({ contact: config.mobile }) })}
          error={form.errorOf('mobileNum')}
        />
        <CodeField
          label={t.account.code()}
          {...(!sent && { hint: t.security.codeFirst() })}
          sendLabel={left > 0 ? t.account.codeWait({ seconds: left }) : t.account.getCode()}
          sending={sending}
          waiting={left > 0}
          onSend={() => void send()}
          required
          error={form.errorOf('verificationCode')}
        />
        <IdentityField t={t} error={form.errorOf('loginPassword')} />
        {config.mobile && <p className="hint">{t.security.holdNotice()}</p>}
      </FormFrame>
    </StepFrame>
  );
};
