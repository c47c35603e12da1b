import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { FormProblem } from './FormProblem.tsx';
import type { Form } from './use-form.ts';

interface FormFrameProps<N extends string> {
  readonly form: Form<N>;
  readonly className: string;
  /** Label of the submit button. */
  readonly submit: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** Form with its fields, the error of the whole form and the submit button. */
export const FormFrame = <N extends string>({
  form,
  className,
  submit,
  disabled = false,
  children,
}: FormFrameProps<N>) => (
  <form ref={form.ref} className={className} method="post" noValidate {...form.events}>
    {children}
    <FormProblem text={form.formError} />
    <Button look="primary" wide type="submit" busy={form.busy} disabled={disabled}>
      {submit}
    </Button>
  </form>
);
