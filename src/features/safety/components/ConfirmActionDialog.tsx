import { type ReactNode, useEffect, useState } from 'react';
import { errorText } from '../../../i18n/error-words.ts';
import type { Words } from '../../../i18n/translate.ts';
import { CallAborted, codeOf, detailsOf } from '../../../lib/http/errors.ts';
import { hrefOf } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { formatInstant } from '../../shared/format-instant.ts';
import { maxPasswordLength, validateText } from '../../shared/validate-text.ts';

interface ConfirmActionDialogProps {
  readonly t: Words;
  readonly title: string;
  readonly text: string;
  readonly cancel: string;
  readonly confirm: string;
  /** What stands above the buttons. */
  readonly children?: ReactNode;
  /** Words of the confirming button while it waits, seconds left given; without it, nothing waits. */
  readonly think?: (seconds: number) => string;
  /** Whether the login password is asked for: a session alone is not enough. */
  readonly asksPassword: boolean;
  /** Rejects with the refusal, which is told here. */
  readonly onConfirm: (loginPassword: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Seconds to think before it can be confirmed. */
const pause = 5;

/** Confirms a sensitive action, optionally with the login password and a delay. */
export const ConfirmActionDialog = ({
  t,
  title,
  text,
  think,
  asksPassword,
  onConfirm,
  ...props
}: ConfirmActionDialogProps) => {
  const { cancel, confirm, children, onClose } = props;
  const [left, setLeft] = useState(think ? pause : 0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  const form = useForm<'loginPassword'>({
    names: asksPassword ? ['loginPassword'] : [],
    check: (_, { loginPassword }) =>
      validateText(t, loginPassword, maxPasswordLength, t.safetyRealityCheck.ownerRequired()),
    errorText: (code) => {
      const [reason = '', until] = code.split('@');
      return until ? t.safetyRealityCheck.ownerLocked({ time: formatInstant(Number(until)) }) : errorText(t, reason);
    },
    submit: ({ loginPassword }) => onConfirm(loginPassword),
    onRefused: (error) => {
      if (error instanceof CallAborted) return;
      const locked = detailsOf(error, 'request.too-many');
      const code = codeOf(error);
      form.refuse(
        locked ? `${code}@${locked.until}` : code,
        code === 'login.wrong-password' ? 'loginPassword' : undefined,
      );
    },
  });

  return (
    <Dialog title={title} onClose={onClose} focusTitle>
      <form ref={form.ref} className="dialog__form" method="post" noValidate {...form.events}>
        <p>{text}</p>
        {asksPassword && (
          <>
            <PasswordField
              label={t.safetyRealityCheck.ownerPassword()}
              hint={t.safetyRealityCheck.ownerHint()}
              name="loginPassword"
              autoComplete="current-password"
              required
              showLabel={t.safetyRealityCheck.ownerShow()}
              hideLabel={t.accountCommon.hidePassword()}
              error={form.errorOf('loginPassword')}
            />
            <a className="btn btn--ghost" href={hrefOf('forget')}>
              {t.safetyRealityCheck.ownerForgot()}
            </a>
          </>
        )}
        <FormProblem text={form.formError} />
        {children}
        <div className="dialog__buttons">
          <Button look="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button look="gold" type="submit" busy={form.busy} disabled={left > 0}>
            {left > 0 && think ? think(left) : confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
