import { compactText } from '#contract/text.ts';
import { passwordToggle } from '#features/shared/password-toggle.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { pinInput } from '#ui/form/pin-input.ts';

interface WithdrawalPasswordFieldProps {
  /** The player has no withdrawal password yet. */
  readonly missing: boolean;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  readonly onSet: () => void;
}

/** Withdrawal password field, or a button to set the password. */
export const WithdrawalPasswordField = ({ missing, error, onType, onSet }: WithdrawalPasswordFieldProps) => {
  const { t } = useWords();
  return missing ? (
    <div className="promo">
      <div className="promo__what">
        <h2>{t.cashierWithdraw.noPassword()}</h2>
        <p>{t.cashierWithdraw.noPasswordText()}</p>
      </div>
      <Button look="quiet" onClick={onSet}>
        {t.cashierWithdraw.setPassword()}
      </Button>
    </div>
  ) : (
    <PasswordField
      label={t.accountPasswords.withdrawal()}
      name="paymentPassword"
      {...pinInput}
      required
      hint={t.cashierWithdraw.passwordHint()}
      error={error}
      {...passwordToggle(t)}
      onChange={(event) => onType(compactText(event.currentTarget.value))}
    />
  );
};
