/**
 * Attributes of an input for a withdrawal password. Password managers leave a one-time code alone; with `off` or
 * `new-password` they save the six digits in place of the login password.
 */
export const pinInput = {
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;

/** Returns whether a text has the format of a withdrawal password. */
export const isPin = (text: string): boolean => /^\d{6}$/.test(text);
