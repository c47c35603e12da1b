import type { ComponentProps } from 'react';
import { Field } from '../Field.tsx';
import { Icon } from '../Icon.tsx';

interface CodeFieldProps extends Omit<ComponentProps<typeof Field>, 'after' | 'icon' | 'name'> {
  /** Words of the button: get the code, or the seconds that are left. */
  readonly sendLabel: string;
  readonly sending: boolean;
  /** The next code cannot be asked for yet. */
  readonly waiting: boolean;
  readonly onSend: () => void;
}

/** An SMS code with the button that sends it (R153). The phone offers the code from the message by itself. */
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
        {sending && <Icon name="spinner" className="spin" later />}
        {waiting && <span className="vh">{field.label}: </span>}
        <span>{sendLabel}</span>
      </button>
    }
  />
);
