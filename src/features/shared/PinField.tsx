import { useWords } from '#i18n/use-words.ts';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { pinInput } from '#ui/form/pin-input.ts';
import { passwordToggle } from './password-toggle.ts';

interface PinFieldProps {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  readonly error: string | undefined;
}

/** Withdrawal password field: six digits with the numeric keyboard. */
export const PinField = ({ label, name, hint, error }: PinFieldProps) => {
  const { t } = useWords();
  return (
    <PasswordField
      label={label}
      name={name}
      {...pinInput}
      required
      {...(hint && { hint })}
      {...passwordToggle(t)}
      error={error}
    />
  );
};
