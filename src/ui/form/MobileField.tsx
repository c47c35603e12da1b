import type { ComponentProps } from 'react';
import { Field } from '../Field.tsx';

interface MobileFieldProps extends Omit<ComponentProps<typeof Field>, 'icon' | 'name' | 'before'> {
  /** Digits that stand before the number. */
  readonly dialingCode: string;
}

/** A mobile number of at most 20 signs (R148), behind its country's dialing code. */
export const MobileField = ({ dialingCode, ...field }: MobileFieldProps) => (
  <Field
    {...field}
    name="mobileNum"
    icon="phone"
    type="tel"
    inputMode="tel"
    maxLength={20}
    before={
      <>
        <span className="input__before">+{dialingCode}</span>
        <input type="hidden" name="countryDialingCode" defaultValue={dialingCode} />
      </>
    }
  />
);
