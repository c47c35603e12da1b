import { sanitise } from './sanitise.ts';

/** Inserts HTML from the server into an element through the sanitiser. Pages import this file on first use, for its size. */
export const showServerHtml = (place: Element, html: string): void => place.replaceChildren(sanitise(html));
