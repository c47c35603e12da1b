import type { ConfirmNeed } from '../../contract/types.ts';

type Asker = (need: ConfirmNeed) => Promise<boolean>;

let asker: Asker | undefined;

/** Tells how a player is asked again who they are; true once they showed it. */
export const setConfirmationHandler = (ask: Asker): void => {
  asker = ask;
};

/** Asks, for a call that was refused with `confirm.required`; false where nobody can ask, or the player turned back. */
export const requestConfirmation = (need: ConfirmNeed): Promise<boolean> => asker?.(need) ?? Promise.resolve(false);
