import { type FocusEvent, type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { focusInvalid } from '#lib/focus-invalid.ts';
import { type FormErrors, useFormErrors, type Validator } from './use-form-errors.ts';
import { fieldOf, type Values, valuesOf } from './values.ts';

interface FormSpec<N extends string> extends Validator<N> {
  /** Fields in the order of the form. */
  readonly names: readonly N[];
  /** Submits a valid form. `onRefused` is called with the error if it rejects. */
  readonly submit: (values: Values<N>) => Promise<void>;
  readonly onRefused: (error: unknown) => void;
}

export interface Form<N extends string> extends Pick<FormErrors<N>, 'errorOf' | 'formError'> {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  /** Returns the current values: trimmed, passwords unchanged. */
  read(): Values<N>;
  /** Validates these fields, shows errors and focuses the first invalid one; returns true if all are valid. */
  pass(names: readonly N[]): boolean;
  /** Shows a server error at a field and focuses it, or above the button without one. */
  refuse(code: string, name?: N): void;
  /** Shows a server error at a field without moving focus. */
  note(code: string, name: N): void;
  focus(name: N): void;
  clear(name: N): void;
  /** Props to spread on the form element. */
  readonly events: {
    onSubmit(event: SyntheticEvent): void;
    onInput(event: SyntheticEvent): void;
    onBlur(event: FocusEvent): void;
  };
}

/** Longer than a tap, ms: Safari does not report that focus moved to a button. */
const pressTimeMs = 150;

/**
 * Reads text inputs from the form, so that text typed or filled in before hydration is kept; controlled inputs
 * (selects, switches, amounts that depend on each other) are not included. A field is validated when it is left with a
 * value, and on every input after its first error; messages follow the language. A second submit waits for the first.
 */
export const useForm = <N extends string>({ names, check, errorText, submit, onRefused }: FormSpec<N>): Form<N> => {
  const ref = useRef<HTMLFormElement>(null);
  const lock = useRef(false);
  const [busy, setBusy] = useState(false);
  const { errorOf, formError, validate, handleInput, setServerError, clear } = useFormErrors({ check, errorText });

  const read = (): Values<N> => valuesOf(ref.current, names);
  const focus = (name: N, error = ''): void => {
    focusInvalid(fieldOf(ref.current, name), error);
  };
  const pass = (checked: readonly N[]): boolean => {
    const now = read();
    validate(checked, now);
    const first = names.find((name) => checked.includes(name) && check(name, now).length > 0);
    if (first) focus(first, check(first, now).join(', '));
    return first === undefined;
  };
  const nameOf = (event: SyntheticEvent): N | undefined =>
    names.find((name) => name === (event.target as HTMLInputElement).name);

  const send = async (): Promise<void> => {
    lock.current = true;
    setBusy(true);
    try {
      await submit(read());
    } catch (error) {
      onRefused(error);
    } finally {
      lock.current = false;
      setBusy(false);
    }
  };

  return {
    ref,
    busy,
    errorOf,
    formError,
    read,
    pass,
    refuse: (code, name) => {
      setServerError(code, name ?? 'form');
      if (name) focus(name, errorText(code, name));
    },
    note: setServerError,
    focus: (name) => focus(name),
    clear: (name) => {
      const field = fieldOf(ref.current, name);
      if (field) field.value = '';
    },
    events: {
      onSubmit: (event) => {
        event.preventDefault();
        if (lock.current) return;
        clear();
        if (pass(names)) void send();
      },
      onInput: (event) => {
        const name = nameOf(event);
        if (name) handleInput(name, read());
      },
      onBlur: (event) => {
        const name = nameOf(event);
        if (!name || (event.target as HTMLInputElement).value === '') return;
        // An error that appeared between press and release would move the pressed button away from the finger.
        if (event.relatedTarget instanceof HTMLButtonElement) return;
        setTimeout(() => validate([name], read()), pressTimeMs);
      },
    },
  };
};
