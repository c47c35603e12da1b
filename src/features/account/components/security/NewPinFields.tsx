import type { Words } from '../../../../i18n/translate.ts';
import { PinField } from '../../../shared/PinField.tsx';

interface NewPinFieldsProps {
  readonly t: Words;
  readonly errorOf: (name: 'newPaymentPassword' | 'repeatPassword') => string | undefined;
}

/** Two inputs for a new withdrawal password, which has to be typed twice. */
export const NewPinFields = ({ t, errorOf }: NewPinFieldsProps) => (
  <>
    <PinField
      t={t}
      label={t.accountSecurity.paymentNew()}
      name="newPaymentPassword"
      hint={t.accountSecurity.sixDigits()}
      error={errorOf('newPaymentPassword')}
    />
    <PinField
      t={t}
      label={t.accountSecurity.paymentAgain()}
      name="repeatPassword"
      hint={t.accountSecurity.sixDigits()}
      error={errorOf('repeatPassword')}
    />
  </>
);
