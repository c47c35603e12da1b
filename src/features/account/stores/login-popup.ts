type Opener = (note?: string) => Promise<boolean>;

let opener: Opener | undefined;

/** Registers the function that opens the login popup. Called by the page layout. */
export const registerLoginPopup = (open: Opener): void => {
  opener = open;
};

/**
 * Opens the login popup (A25), with words on why it came; what shows it is loaded now. Resolves when it is gone:
 * true when the player logged in. Rejects where the popup cannot be fetched.
 */
export const openLogin = (note?: string): Promise<boolean> => opener?.(note) ?? Promise.resolve(false);

let close: (() => void) | undefined;

/** Registers how the open popup closes; undefined when none is open. */
export const setLoginPopupCloser = (closing: (() => void) | undefined): void => {
  close = closing;
};

/** Closes the open popup as after a successful login. */
export const closeLogin = (): void => close?.();
