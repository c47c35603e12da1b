import { type ComponentProps, useState } from 'react';
import { Field } from '../Field.tsx';
import { Icon } from '../Icon.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'after' | 'icon'> {
  /** Set for an input that CSS masks (`pin-input.ts`). */
  readonly type?: 'text';
  readonly 'data-masked'?: boolean;
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** Password field with a button to show it. */
export const PasswordField = ({
  showLabel,
  hideLabel,
  type,
  'data-masked': isMasked,
  ...field
}: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      icon="lock"
      type={shown ? 'text' : (type ?? 'password')}
      data-secret=""
      data-masked={isMasked && !shown ? true : undefined}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          className="iconbtn"
          aria-pressed={shown}
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye' : 'eyeOff'} />
        </button>
      }
    />
  );
};
