import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import type { ConsoleIcon } from '../../icons.ts';
import { Problem } from '../state/admin.ts';
import { refuse, showSuccess } from '../state/notice.ts';
import { Icon } from './Icon.tsx';

type FieldErrors = Readonly<Record<string, string>>;
const FieldErrorsContext = createContext<FieldErrors>({});

/** Returns the errors by field name; undefined if there are none or one belongs to no field. */
const fieldErrorsOf = (form: HTMLFormElement, error: unknown): FieldErrors | undefined => {
  const errors = error instanceof Problem ? error.faults : [];
  const found = errors.map(({ field, fault }) => {
    const name = field.split('.').find((part) => form.elements.namedItem(part));
    return name && ([name, fault] as const);
  });
  return found.length > 0 && found.every((it) => it !== undefined && it !== '')
    ? Object.fromEntries(found as [string, string][])
    : undefined;
};

interface AdminFormProps {
  readonly className?: string;
  /** Submits the form and returns the success message; throws Problem. */
  readonly submit: (form: FormData) => Promise<string>;
  /** Clears the form after success. */
  readonly resets?: boolean;
  readonly children: ReactNode;
}

/** Shows a form that keeps the input when the simulator rejects it, with each error under its field. */
export const AdminForm = ({ className = 'fields fields--top', submit, resets = false, children }: AdminFormProps) => {
  const [errors, setErrors] = useState<FieldErrors>({});
  const send = async (form: HTMLFormElement): Promise<void> => {
    try {
      showSuccess(await submit(new FormData(form)));
      setErrors({});
      if (resets) form.reset();
    } catch (error) {
      const found = fieldErrorsOf(form, error);
      setErrors(found ?? {});
      if (!found) refuse(error);
      const [first = ''] = Object.keys(found ?? {});
      const field = form.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
    }
  };
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <FieldErrorsContext value={errors}>{children}</FieldErrorsContext>
    </form>
  );
};

interface SubmitButtonProps {
  readonly icon?: ConsoleIcon;
  readonly children: string;
}

/** Button that submits an `AdminForm`. */
export const SubmitButton = ({ icon, children }: SubmitButtonProps) => (
  <button type="submit" className="mini mini--go">
    {icon && <Icon name={icon} />}
    {children}
  </button>
);

interface AdminFieldProps {
  readonly label: string;
  /** Name of the field in the admin API's body. */
  readonly name: string;
  /** Renders the field with these props. */
  readonly children: (own: FieldOwn) => ReactNode;
}

interface FieldOwn {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** Shows a field of an `AdminForm` with its label and error. */
export const AdminField = ({ label, name, children }: AdminFieldProps) => {
  const error = useContext(FieldErrorsContext)[name];
  const id = useId();
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className="admin-form">
      <label htmlFor={id}>{label}</label>
      {children({ id, name, 'aria-invalid': errorId !== undefined, 'aria-describedby': errorId })}
      {errorId && (
        <p id={errorId} className="admin-form__fault" role="alert">
          {error}
        </p>
      )}
    </div>
  );
};

export const formText = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** Returns the number in a field; undefined if the field is empty. */
export const formNumber = (form: FormData, name: string): number | undefined => {
  const text = formText(form, name);
  return text === '' ? undefined : Number(text);
};
