import type { ComponentProps } from 'react';
import { Field } from '../Field.tsx';
import { Icon } from '../Icon.tsx';

interface CodeFieldProps extends Omit<ComponentProps<typeof Field>, 'after' | 'icon' | 'name'> {
  /** Button label: get the code, or the remaining seconds. */
  readonly sendLabel: string;
  readonly sending: boolean;
  /** The countdown until the next code is running. */
  readonly waiting: boolean;
  readonly onSend: () => void;
}

/** SMS code field with its send button. Phones suggest the code from the message. */
export const CodeField = ({ sendLabel, sending, waiting, onSend, ...field }: CodeFieldProps) => (
  <Field
    {...field}
    name="verificationCode"
    icon="captcha"
    inputMode="numeric"
    autoComplete="one-time-code"
    after={
      <button
        type="button"
        className="btn btn--s code__send num"
        aria-disabled={waiting || sending}
        onClick={() => {
          if (!waiting && !sending) onSend();
        }}
      >
        {sending && <Icon name="spinner" className="spin" />}
        {waiting && <span className="vh">{field.label}: </span>}
        <span>{sendLabel}</span>
      </button>
    }
  />
);
