import { announce } from './announce.ts';

/**
 * Moves focus to a field with an error, whose description screen readers then read. Where focus does not move, no screen
 * reader reads the new description, so the error is announced.
 */
export const focusInvalid = (field: HTMLElement | null | undefined, error: string): void => {
  if (field && field === document.activeElement) announce(error);
  else field?.focus();
};
