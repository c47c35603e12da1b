import type { ComponentProps } from 'react';
import { Field } from '../Field.tsx';

interface MobileFieldProps extends Omit<ComponentProps<typeof Field>, 'icon' | 'name' | 'before'> {
  /** Dialing code before the number. */
  readonly dialingCode: string;
}

/** A mobile number behind its country's dialing code; its rule says how long it may be (R148). */
export const MobileField = ({ dialingCode, ...field }: MobileFieldProps) => (
  <Field
    {...field}
    name="mobileNum"
    icon="phone"
    // `tel-national` is for text inputs alone.
    type="text"
    inputMode="tel"
    before={
      <>
        <span className="input__before">+{dialingCode}</span>
        <input type="hidden" name="countryDialingCode" defaultValue={dialingCode} />
      </>
    }
  />
);
