import type { Words } from '#i18n/translate.ts';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { pinInput } from '#ui/form/pin-input.ts';
import { passwordToggle } from './password-toggle.ts';

interface PinFieldProps {
  readonly t: Words;
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  readonly error: string | undefined;
}

/** Withdrawal password field: six digits with the numeric keyboard. */
export const PinField = ({ t, label, name, hint, error }: PinFieldProps) => (
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
