import { focusInvalid } from '#lib/focus-invalid.ts';

/** Focuses the first field of a form that has an error; `errors` in the order of the form. */
export const focusFirstError = (form: HTMLFormElement | null, errors: object): void => {
  const [first] = Object.entries(errors);
  if (first) focusInvalid(form?.querySelector<HTMLElement>(`[name="${first[0]}"]`), String(first[1]));
};
