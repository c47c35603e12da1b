import { useStore } from '@nanostores/react';
import { updateMobile } from '#contract/account/security.ts';
import { getCode } from '#contract/account/verification.ts';
import { HoldNotice } from '#features/shared/HoldNotice.tsx';
import { LoginPasswordField } from '#features/shared/LoginPasswordField.tsx';
import { useSecurityForm } from '#features/shared/use-security-form.ts';
import { validateLoginPassword, validateText } from '#features/shared/validate-text.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { MobileField } from '#ui/form/MobileField.tsx';
import { homeDialingCode, localMobile } from '../../../model/mobile.ts';
import { $rules } from '../../../state/field-rules.ts';
import { ContactCodeField } from '../../ContactCodeField.tsx';
import { validateMobile } from '../../validate-mobile.ts';
import { StepLayout } from '../StepLayout.tsx';
import type { StepProps } from '../step-props.ts';

/** Step to change the mobile number; needs a code sent to the new number and the login password. */
export const MobileStep = ({ config, onBack, onSaved }: StepProps) => {
  const { t } = useWords();
  const rules = useStore($rules);
  const countryDialingCode = rules?.dialingCodes[0] ?? homeDialingCode;
  const rule = rules?.regexp.mobileNum;
  const local = (typed: string): string => localMobile(typed, countryDialingCode);

  const form = useSecurityForm<'mobileNum' | 'verificationCode' | 'loginPassword'>({
    names: ['mobileNum', 'verificationCode', 'loginPassword'],
    fields: {
      'login.wrong-password': 'loginPassword',
      'verification.wrong': 'verificationCode',
      'verification.expired': 'verificationCode',
      'request.conflict': 'mobileNum',
    },
    words: { 'request.conflict': t.accountSecurity.mobileTaken() },
    check: (name, values) => {
      if (name === 'mobileNum') return validateMobile(t, rule, local(values.mobileNum));
      if (name === 'verificationCode')
        return validateText(t, values.verificationCode, 10, t.accountCommon.codeRequired());
      return validateLoginPassword(t, values.loginPassword);
    },
    submit: async ({ mobileNum, ...values }) => {
      await api(updateMobile, { body: { ...values, mobileNum: local(mobileNum) } });
      onSaved();
    },
  });

  return (
    <StepLayout title={t.accountSecurity.mobile()} onBack={onBack}>
      <FormFrame form={form} className="stack secform" submit={t.accountSecurity.save()}>
        <MobileField
          label={t.accountSecurity.mobileNew()}
          dialingCode={countryDialingCode}
          autoComplete="tel-national"
          required
          {...(config.mobile && { hint: t.accountSecurity.emailNow({ contact: config.mobile }) })}
          error={form.errorOf('mobileNum')}
        />
        <ContactCodeField
          form={form}
          purpose="mobile"
          to="mobileNum"
          label={t.accountCommon.code()}
          send={(typed) => api(getCode, { body: { mobileNum: local(typed), countryDialingCode } })}
          beforeSent={{ hint: t.accountSecurity.codeFirst() }}
          required
          error={form.errorOf('verificationCode')}
        />
        <LoginPasswordField error={form.errorOf('loginPassword')} />
        {config.mobile && <HoldNotice hours={config.holdHours} />}
      </FormFrame>
    </StepLayout>
  );
};
