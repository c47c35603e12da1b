import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import deferredStyles from './field-deferred.css?inline';
import { Icon } from './Icon.tsx';
import { adoptStyles } from './styles/adopt.ts';
import type { IconName } from './styles/icons.ts';

// Styles used only after hydration.
adoptStyles(deferredStyles);

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value'> {
  readonly label: string;
  readonly name: string;
  readonly icon?: IconName;
  /** Error message; several are joined by commas. */
  readonly error?: string | undefined;
  readonly hint?: string;
  /** Prefix of the value, such as a dialing code. */
  readonly before?: ReactNode;
  /** Control at the end of the box. */
  readonly after?: ReactNode;
}

/** A labelled input, linked to its error and hint. Without a `value` prop, text typed before hydration is kept. */
export const Field = ({ label, name, icon, error, hint, before, after, required, ...input }: FieldProps) => {
  const id = useId();
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={error ? 'field field--bad' : 'field'}>
      <label htmlFor={id}>
        {label} {required && <em aria-hidden="true">*</em>}
      </label>
      <div className="input">
        {icon && <Icon name={icon} />}
        {before}
        <input
          enterKeyHint="go"
          {...input}
          id={id}
          name={name}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={note}
        />
        {after}
      </div>
      {error ? (
        <p className="err" id={`${id}-error`}>
          <Icon name="bad" />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
};
