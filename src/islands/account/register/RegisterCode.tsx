import { useStore } from '@nanostores/react';
import { type ComponentProps, useState } from 'react';
import { smsRegister } from '../../../api/account/verification.ts';
import { CallAborted, codeOf } from '../../../api/errors.ts';
import { localMobile } from '../../../domain/account/mobile.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import { makeCode } from '../../../stores/account/sms-code.ts';
import { toastTime } from '../../../stores/site/toasts.ts';
import { CodeField } from '../../../ui/form/CodeField.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import type { FormName } from './check-field.ts';

interface RegisterCodeProps extends Pick<ComponentProps<typeof CodeField>, 'required' | 'error' | 'defaultValue'> {
  readonly words: PageWords;
  readonly form: Form<FormName>;
  readonly dialingCode: string;
}

/** The code sent to the mobile number of the form, with its countdown (R153, R154). */
export const RegisterCode = ({ words, form, dialingCode, ...field }: RegisterCodeProps) => {
  const { t } = words;
  const [code] = useState(() => makeCode('register'));
  const { sending, left } = useStore(code.$code);

  const send = async (): Promise<void> => {
    if (!form.pass(['mobileNum'])) return;
    const mobileNo = localMobile(form.read().mobileNum, dialingCode);
    try {
      await code.request(() => smsRegister({ mobileNo, countryDialingCode: dialingCode }), {
        sending: t.messages.in_sms_sending(),
        sent: t.messages.in_sms_send(),
        stays: toastTime.brief,
        waits: null,
      });
      form.focus('verificationCode');
    } catch (error) {
      if (!(error instanceof CallAborted)) form.note(codeOf(error), 'mobileNum');
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
