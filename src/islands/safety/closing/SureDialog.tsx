import { useEffect, useState } from 'react';
import { codeOf } from '../../../api/errors.ts';
import { closeAccount } from '../../../api/safety/closure.ts';
import { leaveFor } from '../../../browser/leave.ts';
import type { Body } from '../../../contract/types.ts';
import { errorText } from '../../../i18n/error-words.ts';
import type { Words } from '../../../i18n/translate.ts';
import { markClosed } from '../../../stores/account/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';

/** Seconds to think before it can be confirmed. */
const pause = 5;

interface SureProps {
  readonly t: Words;
  readonly wish: Body<'closeAccount'>;
  readonly length: string;
  readonly onClose: () => void;
}

/** The last question before an account closes. */
export const SureDialog = ({ t, wish, length, onClose }: SureProps) => {
  const [left, setLeft] = useState(pause);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await closeAccount(wish);
      markClosed(true);
      leaveFor('/m/closed');
    } catch (error) {
      setProblem(errorText(t, codeOf(error)));
      setBusy(false);
    }
  };

  return (
    <Dialog title={t.protection.sureTitle()} onClose={onClose} focusTitle>
      <p>{t.protection.sureUntil({ length })}</p>
      <FormProblem text={problem} />
      <a className="btn btn--ghost" href="/m/withdraw">
        {t.protection.withdrawFirst()}
      </a>
      <div className="dialog__buttons">
        <Button look="quiet" onClick={onClose}>
          {t.protection.cancel()}
        </Button>
        <Button look="gold" busy={busy} disabled={left > 0} onClick={() => void confirm()}>
          {left > 0 ? t.protection.think({ seconds: left }) : t.protection.confirm()}
        </Button>
      </div>
    </Dialog>
  );
};
