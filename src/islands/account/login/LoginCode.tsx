import { useStore } from '@nanostores/react';
import { type ComponentProps, useState } from 'react';
import { CallAborted, codeOf } from '../../../api/errors.ts';
import { localMobile } from '../../../domain/account/mobile.ts';
import type { Words } from '../../../i18n/translate.ts';
import { makeCode } from '../../../stores/account/sms-code.ts';
import { sendLoginCode } from '../../../stores/account/sms-login.ts';
import { toastTime } from '../../../stores/site/toasts.ts';
import { CodeField } from '../../../ui/form/CodeField.tsx';
import type { Form } from '../../../ui/form/use-form.ts';

export type MobileFieldName = 'mobileNum' | 'verificationCode';

interface LoginCodeProps extends Pick<ComponentProps<typeof CodeField>, 'required' | 'error'> {
  readonly t: Words;
  readonly form: Form<MobileFieldName>;
  readonly dialingCode: string;
  readonly providerReady: boolean;
}

/** The code sent to the mobile number of the form, with its countdown (R135, R154). */
export const LoginCode = ({ t, form, dialingCode, providerReady, ...field }: LoginCodeProps) => {
  const [code] = useState(() => makeCode('login'));
  const { sending, left } = useStore(code.$code);

  const send = async (): Promise<void> => {
    if (!form.pass(['mobileNum'])) return;
    const phone = { mobileNum: localMobile(form.read().mobileNum, dialingCode), countryDialingCode: dialingCode };
    try {
      await code.request(() => sendLoginCode(phone, providerReady), {
        sending: t.messages.in_sms_sending(),
        sent: t.messages.in_sms_send(),
        stays: toastTime.short,
        waits: null,
      });
      form.focus('verificationCode');
    } catch (error) {
      if (!(error instanceof CallAborted)) form.refuse(codeOf(error), 'mobileNum');
    }
  };

  return (
    <CodeField
      {...field}
      label={t.account.code()}
      sendLabel={left > 0 ? t.account.codeWait({ seconds: left }) : t.account.getCode()}
      sending={sending}
      waiting={left > 0}
      onSend={() => void send()}
    />
  );
};
