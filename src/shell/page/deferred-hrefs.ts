import { whenIdle } from '../../lib/browser/idle.ts';
import { whenEngaged } from '../../lib/browser/when-engaged.ts';

export const addLink = (rel: string, href: string): void => {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
};

/** Returns whether an element refers to a part of the document, such as an icon of the page's sprite. */
const refersToDocument = (href: string | null): boolean =>
  href !== null && href.length > 1 && href.startsWith('#') && document.querySelector(href) !== null;

/** Sets the URL of elements with `data-href`, which the first paint does not need. */
export const applyDeferredHrefs = (selector: string): void => {
  for (const part of document.querySelectorAll<HTMLElement | SVGElement>(selector)) {
    const { href } = part.dataset;
    const current = part.getAttribute('href');
    if (href !== undefined && current !== href && !refersToDocument(current)) part.setAttribute('href', href);
  }
};

/** Reloads pictures and icons that failed to load once the connection is back. */
export const startImageRetries = (): void =>
  addEventListener('online', () => {
    import('./retry-images.ts').then(({ retryImages }) => retryImages()).catch(() => undefined);
  });

/**
 * Loads files with `data-href`:
 * - icons of the page when it is idle;
 * - tab icon, print styles and manifest after the first interaction or several seconds of reading;
 * - styles of wide screens when the window is resized;
 * - everything else with the first touch (`menu/deferred-menu.ts`).
 */
export const startDeferredHrefs = (): void => {
  addEventListener('resize', () => applyDeferredHrefs('head [data-href]'), { once: true });
  whenIdle(() => applyDeferredHrefs('main [data-href]:not([data-shelf] *)'));
  whenEngaged(() => {
    applyDeferredHrefs('[rel=icon],[media=print]');
    addLink('manifest', '/manifest.webmanifest');
  });
};
