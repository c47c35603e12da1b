import { useStore } from '@nanostores/react';
import { type ComponentProps, useState } from 'react';
import { smsReset } from '../../../api/account/verification.ts';
import { CallAborted, codeOf } from '../../../api/errors.ts';
import { localMobile } from '../../../domain/account/mobile.ts';
import type { Words } from '../../../i18n/translate.ts';
import { makeCode } from '../../../stores/account/sms-code.ts';
import { toastTime } from '../../../stores/site/toasts.ts';
import { CodeField } from '../../../ui/form/CodeField.tsx';
import type { Form } from '../../../ui/form/use-form.ts';

export type PhoneFieldName = 'mobileNum' | 'verificationCode' | 'newPassword';

interface RecoveryCodeProps extends Pick<ComponentProps<typeof CodeField>, 'required' | 'error'> {
  readonly t: Words;
  readonly form: Form<PhoneFieldName>;
  readonly dialingCode: string;
}

const sendingTime = 10_000;

/** The code sent to the mobile number of the form, to be typed once one was sent (R162, R154). */
export const RecoveryCode = ({ t, form, dialingCode, ...field }: RecoveryCodeProps) => {
  const [code] = useState(() => makeCode('reset'));
  const { sending, sent, left } = useStore(code.$code);

  const send = async (): Promise<void> => {
    if (!form.pass(['mobileNum'])) return;
    const mobileNum = localMobile(form.read().mobileNum, dialingCode);
    try {
      await code.request(() => smsReset({ mobileNum, countryDialingCode: dialingCode }), {
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
    <CodeField
      {...field}
      label={t.recovery.code()}
      {...(!sent && { hint: t.recovery.codeHint() })}
      disabled={!sent}
      sendLabel={left > 0 ? t.account.codeWait({ seconds: left }) : t.recovery.getCode()}
      sending={sending}
      waiting={left > 0}
      onSend={() => void send()}
    />
  );
};
