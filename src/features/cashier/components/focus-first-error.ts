import { focusInvalid } from '#lib/focus-invalid.ts';

/** Focuses the first field of the open deposit or withdrawal form that has an error; `errors` in the order of the form. */
export const focusFirstError = (errors: object): void => {
  const [first] = Object.entries(errors);
  if (first) focusInvalid(document.querySelector<HTMLElement>(`.cashier__form [name="${first[0]}"]`), String(first[1]));
};
