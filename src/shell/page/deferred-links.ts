import { whenIdle } from '../../lib/browser/idle.ts';
import { whenEngaged } from '../../lib/browser/when-engaged.ts';

export const addLink = (rel: string, href: string): void => {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
};

/** Sets the URLs of elements that the first paint does not need. */
export const loadDeferredLinks = (selector: string): void => {
  for (const part of document.querySelectorAll<HTMLElement | SVGElement>(selector)) {
    const { href } = part.dataset;
    if (href !== undefined && part.getAttribute('href') !== href) part.setAttribute('href', href);
  }
};

/**
 * Loads files that the first paint does not need: icons when idle; tab icon, print styles and manifest after the first
 * interaction or several seconds; icons of closed elements and styles of wide screens with the first touch
 * (`deferred-styles.ts`) or resize.
 */
export const startDeferredLinks = (): void => {
  addEventListener('resize', () => loadDeferredLinks('head [data-href]'), { once: true });
  addEventListener('online', () => {
    import('./retry-images.ts').then(({ retryImages }) => retryImages()).catch(() => undefined);
  });
  whenIdle(() => loadDeferredLinks('main [data-href]:not([data-shelf] *)'));
  whenEngaged(() => {
    loadDeferredLinks('[rel=icon],[media=print]');
    addLink('manifest', '/manifest.webmanifest');
  });
};
