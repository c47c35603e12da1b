import type { Words } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/Button.tsx';
import { PasswordField } from '../../../../ui/form/PasswordField.tsx';
import { parseDigits } from '../../../../ui/form/parse-digits.ts';

interface PartProps {
  readonly t: Words;
  /** The player has no withdrawal password yet. */
  readonly missing: boolean;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  readonly onSet: () => void;
}

/** Withdrawal password field, or a button to set the password. */
export const WithdrawalPasswordField = ({ t, missing, error, onType, onSet }: PartProps) =>
  missing ? (
    <div className="promo">
      <div className="promo__what">
        <h2>{t.withdrawing.noPassword()}</h2>
        <p>{t.withdrawing.noPasswordText()}</p>
      </div>
      <Button look="quiet" onClick={onSet}>
        {t.withdrawing.setPassword()}
      </Button>
    </div>
  ) : (
    <PasswordField
      label={t.withdrawing.password()}
      name="paymentPassword"
      inputMode="numeric"
      autoComplete="off"
      required
      hint={t.withdrawing.passwordHint()}
      error={error}
      showLabel={t.withdrawing.showPassword()}
      hideLabel={t.account.hidePassword()}
      onChange={(event) => onType(parseDigits(event.currentTarget.value))}
    />
  );
