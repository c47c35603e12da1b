import { type FocusEvent, type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { focusInvalid } from '#lib/focus-invalid.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';
import { errorsOf, type FormErrors, useFormErrors, type Validator } from './use-form-errors.ts';
import { fieldOf, type Values, valuesOf } from './values.ts';

export interface FormSpec<N extends string> extends Validator<N> {
  /** Fields in the order of the form; absent if it has none to validate or read. */
  readonly names?: readonly N[];
  /** Submits a valid form. What it rejects with is shown, except for a cancelled call. */
  readonly submit: (values: Values<N>) => Promise<void>;
  /** Returns the field that an error of the server refers to; the others are shown above the button. */
  readonly fieldOf?: ((code: string, error: unknown) => N | undefined) | undefined;
  /** Called with an error before it is shown. */
  readonly onRefused?: ((error: unknown) => void) | undefined;
}

export interface Form<N extends string> extends Pick<FormErrors<N>, 'errorOf' | 'formError'> {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  /** Returns the current values: trimmed, passwords unchanged. */
  read(): Values<N>;
  /** Runs another action of the form like a submit, without validation; ignored while one is running. */
  perform(action: () => Promise<void>): void;
  /** Validates these fields, shows errors and focuses the first invalid one; returns true if all are valid. */
  pass(names: readonly N[]): boolean;
  /** Shows a server error, or an error code, at a field and focuses it, or above the button without one. */
  refuse(error: unknown, name?: N): void;
  /** Shows an error code at a field without moving focus. */
  note(code: string, name: N): void;
  focus(name: N): void;
  /** Changes the text of a field and removes its error. */
  fill(name: N, text: string): void;
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
export const useForm = <N extends string = never>(spec: FormSpec<N>): Form<N> => {
  const { names = [], errorText, submit } = spec;
  const ref = useRef<HTMLFormElement>(null);
  const lock = useRef(false);
  const [busy, setBusy] = useState(false);
  const { errorOf, formError, validate, handleInput, forget, setServerError, clear } = useFormErrors(spec);

  const read = (): Values<N> => valuesOf(ref.current, names);
  const focus = (name: N, error = ''): void => {
    focusInvalid(fieldOf(ref.current, name), error);
  };
  const pass = (checked: readonly N[]): boolean => {
    const now = read();
    validate(checked, now);
    const first = names.find((name) => checked.includes(name) && errorsOf(spec, name, now).length > 0);
    if (first) focus(first, errorsOf(spec, first, now).join(', '));
    return first === undefined;
  };
  const refuse = (error: unknown, name?: N): void => {
    if (error instanceof CallAborted) return;
    setServerError(error, name ?? 'form');
    if (name) focus(name, errorText(error, name));
  };
  const nameOf = (event: SyntheticEvent): N | undefined =>
    names.find((name) => name === (event.target as HTMLInputElement).name);

  const run = async (action: () => Promise<void>): Promise<void> => {
    lock.current = true;
    setBusy(true);
    try {
      await action();
    } catch (error) {
      if (!(error instanceof CallAborted)) spec.onRefused?.(error);
      refuse(error, spec.fieldOf?.(codeOf(error), error));
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
    perform: (action) => {
      if (lock.current) return;
      clear();
      void run(action);
    },
    pass,
    refuse,
    note: setServerError,
    focus: (name) => focus(name),
    fill: (name, text) => {
      const field = fieldOf(ref.current, name);
      if (field) field.value = text;
      forget(name);
    },
    events: {
      onSubmit: (event) => {
        event.preventDefault();
        // React also passes it to the form around the component that opened a dialog with this one.
        event.stopPropagation();
        if (lock.current) return;
        clear();
        if (pass(names)) void run(() => submit(read()));
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
