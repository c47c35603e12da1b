import type { InputHTMLAttributes, ReactNode } from 'react';

interface CheckBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked'> {
  readonly name: string;
  readonly children: ReactNode;
}

/** A labelled checkbox, uncontrolled. */
export const CheckBox = ({ children, ...input }: CheckBoxProps) => (
  <label className="check">
    <input {...input} type="checkbox" />
    <span>{children}</span>
  </label>
);
