import { type TextareaHTMLAttributes, useId } from 'react';
import { Icon } from '../Icon.tsx';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value'> {
  readonly label: string;
  readonly name: string;
  readonly error?: string | undefined;
  /** Formatted count of used and available characters. */
  readonly counter: string;
}

/** Multi-line text field with a counter. Text that is too long is kept and reported, never truncated. */
export const TextArea = ({ label, error, counter, required, ...input }: TextAreaProps) => {
  const id = useId();
  return (
    <div className={error ? 'field field--bad' : 'field'}>
      <label htmlFor={id}>
        {label} {required && <em aria-hidden="true">*</em>}
      </label>
      <div className="input input--text">
        <textarea
          {...input}
          id={id}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-count` : `${id}-count`}
        />
      </div>
      <div className="field__foot">
        {error && (
          <p className="err" id={`${id}-error`}>
            <Icon name="bad" />
            <span>{error}</span>
          </p>
        )}
        <span className="hint num" id={`${id}-count`}>
          {counter}
        </span>
      </div>
    </div>
  );
};
