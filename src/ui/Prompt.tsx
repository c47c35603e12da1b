import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Field } from './Field.tsx';
import field from './field.css?inline';
import { FormProblem } from './form/FormProblem.tsx';
import { PasswordField } from './form/PasswordField.tsx';
import { type FormSpec, useForm } from './form/use-form.ts';
import type { Values } from './form/values.ts';
import { adoptStyles } from './styles/adopt.ts';

// Most pages that open a prompt have no form.
adoptStyles(field);

type Input<P, N extends string> = Omit<P, 'name' | 'error' | 'required' | 'type'> & { readonly name: N };

/** A visible input, or a masked one with a button that shows it. */
export type PromptInput<N extends string> =
  | Input<ComponentProps<typeof Field>, N>
  | Input<ComponentProps<typeof PasswordField>, N>;

export interface PromptProps<N extends string>
  extends Pick<FormSpec<N>, 'check' | 'errorText' | 'fieldOf' | 'onRefused'> {
  readonly title: string;
  readonly text?: string;
  readonly cancel: string;
  readonly confirm: string;
  /** The confirmed action loses something: cancelling is then the primary button. */
  readonly loses?: boolean;
  /**
   * Inputs in order: a visible one (plain-text), a masked one (secure-text), or one and the login password
   * (login-password). Empty for a plain confirmation.
   */
  readonly inputs: readonly PromptInput<N>[];
  /** Content between the inputs and the buttons. */
  readonly children?: ReactNode;
  /** Whether the confirm button is disabled. */
  readonly isDisabled?: boolean;
  /** Called with the values; the dialog closes once it resolves. */
  readonly onConfirm: (values: Values<N>) => Promise<void> | void;
  readonly onClose: (isConfirmed: boolean) => void;
}

/** Delay of the focus: a keyboard that opens during the dialog's transition would move the dialog. */
const focusDelayMs = 500;

/**
 * Dialog with one or two inputs. If the values are refused it stays open with the message at the input, and can
 * be confirmed again.
 */
export const Prompt = <N extends string>(props: PromptProps<N>) => {
  const { title, text, cancel, confirm, loses = false, inputs, children, isDisabled = false, onClose } = props;
  const form = useForm<N>({
    names: inputs.map(({ name }) => name),
    check: props.check,
    errorText: props.errorText,
    fieldOf: props.fieldOf,
    onRefused: props.onRefused,
    submit: async (values) => {
      await props.onConfirm(values);
      onClose(true);
    },
  });
  const { ref } = form;

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!ref.current?.contains(document.activeElement)) ref.current?.querySelector('input')?.focus();
    }, focusDelayMs);
    return () => clearTimeout(timer);
  }, [ref]);

  return (
    <Dialog title={title} text={text} onClose={() => onClose(false)} focusTitle>
      <form ref={ref} className="dialog__form" method="post" noValidate {...form.events}>
        {inputs.map((input) =>
          'showLabel' in input ? (
            <PasswordField key={input.name} {...input} required error={form.errorOf(input.name)} />
          ) : (
            <Field key={input.name} type="text" {...input} required error={form.errorOf(input.name)} />
          ),
        )}
        {children}
        <FormProblem text={form.formError} />
        <div className="dialog__buttons">
          <Button look={loses ? 'primary' : 'quiet'} onClick={() => onClose(false)}>
            {cancel}
          </Button>
          <Button look={loses ? 'quiet' : 'primary'} type="submit" busy={form.busy} disabled={isDisabled}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
