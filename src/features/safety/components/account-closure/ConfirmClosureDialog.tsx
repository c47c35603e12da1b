import { closeAccount } from '#contract/safety/closure.ts';
import type { Body } from '#contract/types.ts';
import { setAccountClosed } from '#features/account/state/session.ts';
import { useWords } from '#i18n/use-words.ts';
import { redirectTo } from '#lib/browser/redirect.ts';
import { api } from '#lib/http/client.ts';
import { hrefOf } from '#paths.ts';
import { ConfirmActionDialog } from '../ConfirmActionDialog.tsx';

interface ConfirmClosureDialogProps {
  readonly closure: Body<'closeAccount'>;
  /** Formatted duration; null closes the account permanently. */
  readonly length: string | null;
  readonly onClose: () => void;
}

/** Final confirmation before an account closes. A self-exclusion also needs the password. */
export const ConfirmClosureDialog = ({ closure, length, onClose }: ConfirmClosureDialogProps) => {
  const { t } = useWords();
  const confirm = async (loginPassword: string): Promise<void> => {
    await api(closeAccount, { body: closure.kind === 'exclusion' ? { ...closure, loginPassword } : closure });
    setAccountClosed(true);
    redirectTo(hrefOf('closed'));
  };
  return (
    <ConfirmActionDialog
      title={t.safetyProtection.sureTitle()}
      text={length === null ? t.safetyProtection.sureForGood() : t.safetyProtection.sureUntil({ length })}
      cancel={t.safetyProtection.cancel()}
      confirm={t.safetyProtection.confirm()}
      delayLabel={(seconds) => t.safetyProtection.think({ seconds })}
      requiresPassword={closure.kind === 'exclusion'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <a className="btn btn--ghost" href={hrefOf('withdraw')}>
        {t.safetyProtection.withdrawFirst()}
      </a>
    </ConfirmActionDialog>
  );
};
