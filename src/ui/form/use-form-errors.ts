import { useState } from 'react';
import type { Values } from './values.ts';

export interface Validator<N extends string> {
  /** Returns the error of a value in the current language, or several; none when it is valid. */
  readonly check?: ((name: N, values: Values<N>) => string | readonly string[] | undefined) | undefined;
  /** Returns the message for what a submit rejected with, or for an error code. */
  readonly errorText: (error: unknown, name?: N) => string;
}

export interface FormErrors<N extends string> {
  /** Returns the message under a field; undefined while it is valid or not validated. */
  errorOf(name: N): string | undefined;
  /** Message about the whole form. */
  readonly formError: string | undefined;
  /** Validates these fields now and on every later input. */
  validate(names: readonly N[], now: Values<N>): void;
  /** Updates the values and removes the server error of the field that changed. */
  handleInput(name: N, now: Values<N>): void;
  /** Removes the error of a field until it is validated again. */
  forget(name: N): void;
  /** Sets the server error of a field or of the whole form. */
  setServerError(error: unknown, name: N | 'form'): void;
  /** Removes all server errors. */
  clear(): void;
}

type ServerErrors<N extends string> = Partial<Record<N | 'form', unknown>>;

/** Returns the errors of a value; a text that is still loading is empty. */
export const errorsOf = <N extends string>(
  { check }: Pick<Validator<N>, 'check'>,
  name: N,
  values: Values<N>,
): readonly string[] => [check?.(name, values) ?? []].flat();

/** Holds the values and the server errors of a form, so that messages follow the language. */
export const useFormErrors = <N extends string>(validator: Validator<N>): FormErrors<N> => {
  const { errorText } = validator;
  const [validated, setValidated] = useState<ReadonlySet<N>>(new Set());
  const [serverErrors, setServerErrors] = useState<ServerErrors<N>>({});
  const [values, setValues] = useState<Values<N> | null>(null);
  const setServerError = (error: unknown, name: N | 'form'): void =>
    setServerErrors((before) => ({ ...before, [name]: error }));
  return {
    errorOf: (name) => {
      const error = serverErrors[name];
      if (error !== undefined) return errorText(error, name);
      if (!values || !validated.has(name)) return undefined;
      return errorsOf(validator, name, values).join(', ') || undefined;
    },
    formError: serverErrors.form === undefined ? undefined : errorText(serverErrors.form),
    validate: (names, now) => {
      setValues(now);
      setValidated((before) => new Set([...before, ...names]));
    },
    handleInput: (name, now) => {
      setValues(now);
      if (serverErrors[name] !== undefined) setServerError(undefined, name);
    },
    forget: (name) => {
      setValidated((before) => new Set([...before].filter((it) => it !== name)));
      setServerError(undefined, name);
    },
    setServerError,
    clear: () => setServerErrors({}),
  };
};
