import type { Words } from '../../../../i18n/translate.ts';
import { PasswordField } from '../../../../ui/form/PasswordField.tsx';
import { pinInput } from '../../../../ui/form/pin-input.ts';

interface PinFieldProps {
  readonly t: Words;
  readonly label: string;
  readonly name: string;
  readonly isNew?: boolean;
  readonly error: string | undefined;
}

interface NewPinFieldsProps {
  readonly t: Words;
  readonly errorOf: (name: 'newPaymentPassword' | 'repeatPassword') => string | undefined;
}

/** Withdrawal password field: six digits with the numeric keyboard. */
export const PinField = ({ t, label, name, isNew = false, error }: PinFieldProps) => (
  <PasswordField
    label={label}
    name={name}
    {...pinInput}
    required
    {...(isNew && { hint: t.accountSecurity.sixDigits() })}
    showLabel={t.accountSecurity.showPassword()}
    hideLabel={t.accountCommon.hidePassword()}
    error={error}
  />
);

/** Two inputs for a new withdrawal password, which has to be typed twice. */
export const NewPinFields = ({ t, errorOf }: NewPinFieldsProps) => (
  <>
    <PinField
      t={t}
      label={t.accountSecurity.paymentNew()}
      name="newPaymentPassword"
      isNew
      error={errorOf('newPaymentPassword')}
    />
    <PinField
      t={t}
      label={t.accountSecurity.paymentAgain()}
      name="repeatPassword"
      isNew
      error={errorOf('repeatPassword')}
    />
  </>
);

/** Returns whether a text has the format of a withdrawal password. */
export const isPin = (text: string): boolean => /^\d{6}$/.test(text);
