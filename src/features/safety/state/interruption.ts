import { atom } from 'nanostores';

/** A dialog interrupts the page, such as the reality check: games pause below it. */
export const $interrupted = atom(false);
