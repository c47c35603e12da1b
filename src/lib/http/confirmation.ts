import type { ConfirmNeed } from '#contract/types.ts';

type Asker = (need: ConfirmNeed) => Promise<boolean>;

let asker: Asker | undefined;

/** Registers the function that asks the player to confirm their identity; it resolves to true on success. */
export const setConfirmationHandler = (ask: Asker): void => {
  asker = ask;
};

/**
 * Asks the player to confirm a call that was refused with `confirm.required`. Returns false if no dialog is available
 * or the player cancelled.
 */
export const requestConfirmation = (need: ConfirmNeed): Promise<boolean> => asker?.(need) ?? Promise.resolve(false);
