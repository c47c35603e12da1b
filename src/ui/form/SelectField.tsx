import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Icon } from '../Icon.tsx';
import { adoptStyles } from '../styles/adopt.ts';
import { FieldBox, type FieldBoxProps } from './FieldBox.tsx';
import css from './select-field.css?inline';

adoptStyles(css);

interface SelectFieldProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'required' | 'className' | 'children'>,
    Pick<FieldBoxProps, 'label' | 'required' | 'icon' | 'error'> {
  readonly name: string;
  readonly children: ReactNode;
}

/** A labelled native select, linked to its error. */
export const SelectField = ({ label, required, icon, error, children, ...select }: SelectFieldProps) => (
  <FieldBox className="input input--select" label={label} required={required} icon={icon} error={error}>
    {(control) => (
      <>
        <select {...select} {...control}>
          {children}
        </select>
        <Icon name="down" />
      </>
    )}
  </FieldBox>
);
