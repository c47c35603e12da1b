import { type ReactNode, useEffect, useState } from 'react';
import { maxPasswordInputLength } from '#contract/account/account-terms.ts';
import { formatInstant } from '#features/shared/format-instant.ts';
import { passwordToggle } from '#features/shared/password-toggle.ts';
import { validateText } from '#features/shared/validate-text.ts';
import { errorText } from '#i18n/error-words.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { detailsOf } from '#lib/http/errors.ts';
import { hrefOf } from '#paths.ts';
import { Prompt, type PromptInput } from '#ui/Prompt.tsx';

interface ConfirmActionDialogProps {
  readonly title: string;
  readonly text: string;
  readonly cancel: string;
  readonly confirm: string;
  /** The confirmed action removes a protection: cancelling is then the primary button. */
  readonly loses?: boolean;
  /** Content above the buttons. */
  readonly children?: ReactNode;
  /** Returns the label of the confirm button during the delay for the seconds left; without it there is no delay. */
  readonly delayLabel?: (seconds: number) => string;
  /** Whether the login password is required in addition to the session. */
  readonly requiresPassword: boolean;
  /** Rejects with the server's error, which the dialog shows. */
  readonly onConfirm: (loginPassword: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Delay before it can be confirmed, seconds. */
const delaySeconds = 5;

const passwordInput = (t: Words): PromptInput<'loginPassword'> => ({
  name: 'loginPassword',
  label: t.safetyRealityCheck.ownerPassword(),
  hint: t.safetyRealityCheck.ownerHint(),
  autoComplete: 'current-password',
  ...passwordToggle(t),
});

/** Confirms a sensitive action, optionally with the login password and a delay. */
export const ConfirmActionDialog = ({
  title,
  text,
  cancel,
  confirm,
  loses = false,
  children,
  delayLabel,
  requiresPassword,
  onConfirm,
  onClose,
}: ConfirmActionDialogProps) => {
  const { t } = useWords();
  const [left, setLeft] = useState(delayLabel ? delaySeconds : 0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  return (
    <Prompt<'loginPassword'>
      title={title}
      text={text}
      cancel={cancel}
      loses={loses}
      confirm={left > 0 && delayLabel ? delayLabel(left) : confirm}
      isDisabled={left > 0}
      inputs={requiresPassword ? [passwordInput(t)] : []}
      check={(_, { loginPassword }) =>
        validateText(t, loginPassword, maxPasswordInputLength, t.safetyRealityCheck.ownerRequired())
      }
      errorText={(error) => {
        const locked = detailsOf(error, 'request.too-many');
        return locked ? t.safetyRealityCheck.ownerLocked({ time: formatInstant(locked.until) }) : errorText(t, error);
      }}
      fieldOf={(code) => (code === 'login.wrong-password' ? 'loginPassword' : undefined)}
      onConfirm={({ loginPassword }) => onConfirm(loginPassword)}
      onClose={onClose}
    >
      {requiresPassword && (
        <a className="btn btn--ghost" href={hrefOf('passwordRecovery')}>
          {t.safetyRealityCheck.ownerForgot()}
        </a>
      )}
      {children}
    </Prompt>
  );
};
