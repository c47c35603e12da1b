import { announce } from './announce.ts';

/**
 * Moves focus to an invalid field, whose description screen readers then read. If the field already has focus, its new
 * description is not read, so the error is announced.
 */
export const focusInvalid = (field: HTMLElement | null | undefined, error: string): void => {
  if (field && field === document.activeElement) announce(error);
  else field?.focus();
};
