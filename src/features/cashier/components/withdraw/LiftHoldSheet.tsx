import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { holdCode, liftHold } from '#contract/cashier/withdraw.ts';
import type { Value } from '#contract/types.ts';
import { createSmsCode } from '#features/account/state/sms-code.ts';
import { useSecurityForm } from '#features/shared/use-security-form.ts';
import { validateText } from '#features/shared/validate-text.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { toastMs } from '#lib/toasts.ts';
import { CodeField } from '#ui/form/CodeField.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { Sheet } from '#ui/Sheet.tsx';

type HoldContact = Value<'withdrawInfo'>['holdContacts'][number];

interface LiftHoldFormProps {
  readonly to: HoldContact;
  readonly onLifted: () => void;
}

const sendingTimeoutMs = 10_000;

/** Form that sends a code to a contact and ends the hold with it. */
const LiftHoldForm = ({ to: { via, contact }, onLifted }: LiftHoldFormProps) => {
  const { t } = useWords();
  const [code] = useState(() => createSmsCode(via === 'mobile' ? 'holdMobile' : 'holdEmail'));
  const { sending, left } = useStore(code.$code);
  const w = t.cashierWithdraw;
  const form = useSecurityForm<'verificationCode'>({
    names: ['verificationCode'],
    fields: { 'verification.wrong': 'verificationCode', 'verification.expired': 'verificationCode' },
    check: (_, { verificationCode }) => validateText(t, verificationCode, 10, w.holdCodeRequired()),
    submit: async ({ verificationCode }) => {
      await api(liftHold, { body: { via, verificationCode } });
      onLifted();
    },
  });
  const send = async (): Promise<void> => {
    const words = {
      sending: t.siteMessages.in_sms_sending(),
      sent: t.siteMessages.in_sms_send(),
      sentToastMs: toastMs.success,
      sendingToastMs: sendingTimeoutMs,
    };
    try {
      await code.request(
        async () => ({ expiredMinutes: (await api(holdCode, { body: { via } })).validMinutes }),
        words,
      );
      form.focus('verificationCode');
    } catch (error) {
      form.refuse(error, 'verificationCode');
    }
  };
  return (
    <FormFrame form={form} className="sheetform" submit={w.holdConfirm()}>
      <CodeField
        label={w.holdCode()}
        hint={w.holdCodeHint({ contact })}
        sendLabel={left > 0 ? w.holdCodeWait({ seconds: left }) : w.holdCodeSend()}
        sending={sending}
        waiting={left > 0}
        onSend={() => void send()}
        required
        error={form.errorOf('verificationCode')}
      />
    </FormFrame>
  );
};

interface LiftHoldSheetProps {
  readonly contacts: readonly HoldContact[];
  readonly onClose: () => void;
  readonly onLifted: () => void;
}

/** Ends a hold on withdrawals with a code to a contact that was confirmed earlier. */
const LiftHoldSheet = ({ contacts, onClose, onLifted }: LiftHoldSheetProps) => {
  const words = useWords();
  const { cashierWithdraw: w } = words.t;
  const [at, setAt] = useState(0);
  const [to, other] = [contacts[at], contacts[1 - at]];
  return (
    <Sheet title={w.holdTitle()} closeLabel={w.close()} onClose={onClose}>
      {to && <LiftHoldForm key={to.via} to={to} onLifted={onLifted} />}
      {other && (
        <button type="button" className="btn btn--quiet" onClick={() => setAt(1 - at)}>
          {other.via === 'mobile' ? w.holdByMobile() : w.holdByEmail()}
        </button>
      )}
    </Sheet>
  );
};

export default LiftHoldSheet;
