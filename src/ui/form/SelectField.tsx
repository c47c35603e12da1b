import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { Icon } from '../Icon.tsx';
import { adoptStyles } from '../styles/adopt.ts';
import type { IconName } from '../styles/icons.ts';
import css from './select-field.css?inline';

adoptStyles(css);

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value'> {
  readonly label: string;
  readonly name: string;
  readonly icon?: IconName;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A labelled native select, linked to its error. */
export const SelectField = ({ label, icon, error, required, children, ...select }: SelectFieldProps) => {
  const id = useId();
  return (
    <div className={error ? 'field field--bad' : 'field'}>
      <label htmlFor={id}>
        {label} {required && <em aria-hidden="true">*</em>}
      </label>
      <div className="input input--select">
        {icon && <Icon name={icon} />}
        <select
          {...select}
          id={id}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {children}
        </select>
        <Icon name="down" />
      </div>
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="bad" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
};
