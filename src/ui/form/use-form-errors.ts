import { useState } from 'react';
import type { Values } from './values.ts';

export interface Validator<N extends string> {
  /** Returns the errors of a value in the current language; empty when it is valid. */
  readonly check: (name: N, values: Values<N>) => readonly string[];
  /** Returns the message for an error code of the server. */
  readonly errorText: (code: string, name?: N) => string;
}

export interface FormErrors<N extends string> {
  /** Returns the message under a field, several joined by commas; undefined while it is valid or not validated. */
  errorOf(name: N): string | undefined;
  /** Message about the whole form. */
  readonly formError: string | undefined;
  /** Validates these fields now and on every later input. */
  validate(names: readonly N[], now: Values<N>): void;
  /** Updates the values and removes the server error of the field that changed. */
  handleInput(name: N, now: Values<N>): void;
  /** Sets the server error of a field or of the whole form. */
  setServerError(code: string, name: N | 'form'): void;
  /** Removes all server errors. */
  clear(): void;
}

type Codes<N extends string> = Partial<Record<N | 'form', string>>;

/** Holds the errors of a form as values and codes, so that messages follow the language. */
export const useFormErrors = <N extends string>({ check, errorText }: Validator<N>): FormErrors<N> => {
  const [validated, setValidated] = useState<ReadonlySet<N>>(new Set());
  const [serverErrors, setServerErrors] = useState<Codes<N>>({});
  const [values, setValues] = useState<Values<N> | null>(null);
  return {
    errorOf: (name) => {
      const code = serverErrors[name];
      if (code !== undefined) return errorText(code, name);
      if (!values || !validated.has(name)) return undefined;
      return check(name, values).join(', ') || undefined;
    },
    formError: serverErrors.form === undefined ? undefined : errorText(serverErrors.form),
    validate: (names, now) => {
      setValues(now);
      setValidated((before) => new Set([...before, ...names]));
    },
    handleInput: (name, now) => {
      setValues(now);
      if (serverErrors[name] !== undefined) setServerErrors((before) => ({ ...before, [name]: undefined }));
    },
    setServerError: (code, name) => setServerErrors((before) => ({ ...before, [name]: code })),
    clear: () => setServerErrors({}),
  };
};
