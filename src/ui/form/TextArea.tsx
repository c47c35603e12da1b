import type { TextareaHTMLAttributes } from 'react';
import { FieldBox, type FieldBoxProps } from './FieldBox.tsx';

interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'required' | 'className' | 'children'>,
    Pick<FieldBoxProps, 'label' | 'required' | 'error'> {
  readonly name: string;
  /** Formatted count of used and available characters. */
  readonly counter: string;
}

/** Multi-line text field with a counter. Text that is too long is kept and reported, never truncated. */
export const TextArea = ({ label, required, error, counter, ...input }: TextAreaProps) => (
  <FieldBox className="input input--text" label={label} required={required} error={error} counter={counter}>
    {(control) => <textarea {...input} {...control} />}
  </FieldBox>
);
