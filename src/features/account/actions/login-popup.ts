import { memberDialogs } from '#lib/member-dialogs.ts';

/**
 * Loads and opens the login popup with an optional reason. Resolves when it closes: true if the player logged in.
 * Rejects if the popup cannot be loaded.
 */
export const openLogin = (note?: string): Promise<boolean> => memberDialogs.openLogin(note);

let closePopup: (() => void) | undefined;

/** Registers how the open popup closes; undefined when none is open. */
export const setLoginPopupCloser = (close: (() => void) | undefined): void => {
  closePopup = close;
};

/** Closes the open popup as after a successful login. */
export const closeLogin = (): void => closePopup?.();
