import { useStore } from '@nanostores/react';
import { type ComponentProps, useState } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { toastMs } from '#lib/toasts.ts';
import { CodeField } from '#ui/form/CodeField.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { type CodeStore, createSmsCode } from '../state/sms-code.ts';

type FieldProps = Omit<ComponentProps<typeof CodeField>, 'form' | 'sendLabel' | 'sending' | 'waiting' | 'onSend'>;

interface ContactCodeFieldProps<N extends string> extends FieldProps {
  readonly form: Pick<Form<N | 'verificationCode'>, 'pass' | 'read' | 'focus' | 'refuse'>;
  readonly purpose: Parameters<typeof createSmsCode>[0];
  /** Name of the field that holds the contact to which the code is sent. */
  readonly to: N;
  readonly send: (contact: string) => ReturnType<Parameters<CodeStore['request']>[0]>;
  /** Additional props of the field until a code was sent. */
  readonly beforeSent?: Partial<FieldProps>;
  /** Label of the send button; "get code" by default. */
  readonly getLabel?: string;
  /** Duration of the success toast. */
  readonly sentToastMs?: number;
  /** Longest duration of the sending toast; null until finished. */
  readonly sendingToastMs?: number | null;
}

const sendingTimeoutMs = 10_000;

/** Verification code field with its send button and countdown; errors show at the contact field. */
export const ContactCodeField = <N extends string>({
  form,
  purpose,
  to,
  send,
  beforeSent,
  getLabel,
  sentToastMs = toastMs.success,
  sendingToastMs = sendingTimeoutMs,
  ...field
}: ContactCodeFieldProps<N>) => {
  const { t } = useWords();
  const [code] = useState(() => createSmsCode(purpose));
  const { sending, sent, left, minutes } = useStore(code.$code);

  const request = async (): Promise<void> => {
    if (!form.pass([to])) return;
    const words = {
      sending: t.siteMessages.in_sms_sending(),
      sent: t.siteMessages.in_sms_send(),
      sentToastMs,
      sendingToastMs,
    };
    try {
      await code.request(() => send(form.read()[to]), words);
      form.focus('verificationCode');
    } catch (error) {
      form.refuse(error, to);
    }
  };

  return (
    <CodeField
      {...field}
      {...(!sent && beforeSent)}
      {...(minutes && { hint: t.accountCommon.codeExpires({ minutes }) })}
      sendLabel={left > 0 ? t.accountCommon.codeWait({ seconds: left }) : (getLabel ?? t.accountCommon.getCode())}
      sending={sending}
      waiting={left > 0}
      onSend={() => void request()}
    />
  );
};
