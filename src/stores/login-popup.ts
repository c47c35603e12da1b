type Opener = () => Promise<void>;

let opener: Opener | undefined;

/** Tells how the login popup opens; the page's layout does, so that nobody else needs to know the form. */
export const offerLogin = (open: Opener): void => {
  opener = open;
};

/** Opens the login popup (A25); what shows it is loaded now. Resolves when it is on the screen. */
export const openLogin = (): Promise<void> => opener?.() ?? Promise.resolve();
