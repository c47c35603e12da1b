import { atom } from 'nanostores';

/** Something stands over the page that has to be answered first: a game below it holds still (X04). */
export const $interrupted = atom(false);
