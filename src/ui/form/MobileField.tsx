import type { ComponentProps } from 'react';
import { Field } from '../Field.tsx';

interface MobileFieldProps extends Omit<ComponentProps<typeof Field>, 'icon' | 'name' | 'before'> {
  /** Dialing code before the number. */
  readonly dialingCode: string;
}

/** Mobile number field with its country's dialing code; the rule limits its length. */
export const MobileField = ({ dialingCode, ...field }: MobileFieldProps) => (
  <Field
    {...field}
    name="mobileNum"
    icon="phone"
    // `tel-national` is only valid for text inputs.
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
