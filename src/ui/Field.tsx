import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldBox, type FieldBoxProps } from './form/FieldBox.tsx';

interface FieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'required' | 'className' | 'children'>,
    Omit<FieldBoxProps, 'counter' | 'className' | 'children'> {
  readonly name: string;
  /** Prefix of the value, such as a dialing code. */
  readonly before?: ReactNode;
  /** Control at the end of the box. */
  readonly after?: ReactNode;
}

/** A labelled input, linked to its error and hint. Without a `value` prop, text typed before hydration is kept. */
export const Field = ({ label, required, icon, error, hint, before, after, ...input }: FieldProps) => (
  <FieldBox label={label} required={required} icon={icon} error={error} hint={hint}>
    {(control) => (
      <>
        {before}
        <input enterKeyHint="go" {...input} {...control} />
        {after}
      </>
    )}
  </FieldBox>
);
