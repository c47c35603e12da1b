import { withdrawalPasswordWeakness } from '#contract/account/withdrawal-password-rule.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { isPin } from '#ui/form/pin-input.ts';
import { PinField } from './PinField.tsx';
import { weakPinText } from './weak-pin-text.ts';

type Name = 'newPaymentPassword' | 'repeatPassword';

interface NewPinFieldsProps {
  readonly errorOf: (name: Name) => string | undefined;
}

/** Returns the validation errors of an input for a new withdrawal password; `birthday` is the member's, if known. */
export const validateNewPin = (
  t: Words,
  name: Name,
  values: Readonly<Record<Name, string>>,
  birthday: string | null = null,
): readonly string[] => {
  if (name === 'newPaymentPassword') {
    if (!isPin(values.newPaymentPassword)) return [t.accountPasswords.withdrawalRequired()];
    const weakness = withdrawalPasswordWeakness(values.newPaymentPassword, { birthday });
    return weakness ? [weakPinText(t, weakness)] : [];
  }
  return values.repeatPassword === values.newPaymentPassword ? [] : [t.accountPasswords.notEqual()];
};

/** Two inputs for a new withdrawal password, which has to be typed twice. */
export const NewPinFields = ({ errorOf }: NewPinFieldsProps) => {
  const { t } = useWords();
  return (
    <>
      <PinField
        label={t.accountPasswords.withdrawalNew()}
        name="newPaymentPassword"
        hint={t.accountPasswords.withdrawalNewHint()}
        error={errorOf('newPaymentPassword')}
      />
      <PinField label={t.accountPasswords.withdrawalAgain()} name="repeatPassword" error={errorOf('repeatPassword')} />
    </>
  );
};
