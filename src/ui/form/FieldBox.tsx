import { type ReactNode, useId } from 'react';
import { ErrorText } from '../ErrorText.tsx';
import deferredStyles from '../field-deferred.css?inline';
import { Icon } from '../Icon.tsx';
import { adoptStyles } from '../styles/adopt.ts';
import type { IconName } from '../styles/icons.ts';

// Styles used only after hydration.
adoptStyles(deferredStyles);

/** What links a control to its label, error and hint. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-required': boolean | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldBoxProps {
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** Error message; several are joined by commas. */
  readonly error?: string | undefined;
  /** Displayed while there is no error. */
  readonly hint?: string | undefined;
  /** Formatted count of used and available characters. */
  readonly counter?: string;
  readonly className?: string;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, box, error and hint of a form control. */
export const FieldBox = (props: FieldBoxProps) => {
  const { label, required, icon, error, hint, counter, className = 'input', children } = props;
  const id = useId();
  const notes = [error ? `${id}-error` : hint && `${id}-hint`, counter && `${id}-count`].filter(Boolean);
  const note = error ? (
    <ErrorText id={`${id}-error`}>{error}</ErrorText>
  ) : (
    hint && (
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )
  );
  return (
    <div className={error ? 'field field--bad' : 'field'}>
      <label htmlFor={id}>
        {label} {required && <em aria-hidden="true">*</em>}
      </label>
      <div className={className}>
        {icon && <Icon name={icon} />}
        {children({
          id,
          'aria-required': required,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': notes.join(' ') || undefined,
        })}
      </div>
      {counter ? (
        <div className="field__foot">
          {note}
          <span className="hint num" id={`${id}-count`}>
            {counter}
          </span>
        </div>
      ) : (
        note
      )}
    </div>
  );
};
