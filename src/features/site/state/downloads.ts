import { atom } from 'nanostores';

/** The download popup is open. Any part may open it. */
export const $downloadsOpen = atom(false);
