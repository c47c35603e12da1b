/**
 * Attributes of an input for a withdrawal password: a text input that CSS masks. Browsers save the digits of a password
 * input in place of the login password, and suggest codes from messages for `one-time-code`.
 */
export const pinInput = {
  type: 'text',
  'data-masked': true,
  'data-secret': '',
  inputMode: 'numeric',
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;

/** Returns whether a text has the format of a withdrawal password. */
export const isPin = (text: string): boolean => /^\d{6}$/.test(text);
