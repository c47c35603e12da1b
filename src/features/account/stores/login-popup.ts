type Opener = (note?: string) => Promise<boolean>;

let opener: Opener | undefined;

/** Tells how the login popup opens; the page's layout does, so that nobody else needs to know the form. */
export const registerLoginPopup = (open: Opener): void => {
  opener = open;
};

/**
 * Opens the login popup (A25), with words on why it came; what shows it is loaded now. Resolves when it is gone:
 * true when the player logged in. Rejects where the popup cannot be fetched.
 */
export const openLogin = (note?: string): Promise<boolean> => opener?.(note) ?? Promise.resolve(false);

let close: (() => void) | undefined;

/** Tells how the popup that stands closes; undefined when none stands. */
export const setLoginPopupCloser = (closing: (() => void) | undefined): void => {
  close = closing;
};

/** Closes the popup that stands, as after a login in it: the player is logged in without it. */
export const closeLogin = (): void => close?.();
