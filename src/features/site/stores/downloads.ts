import { atom } from 'nanostores';

/** The download popup (R083) is open. Any part may open it. */
export const $downloadsOpen = atom(false);
