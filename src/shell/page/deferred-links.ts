import { whenIdle } from '../../lib/browser/idle.ts';
import { whenEngaged } from '../../lib/browser/when-engaged.ts';

export const addLink = (rel: string, href: string): void => {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
};

/** Gives parts their address that the first picture of a page does without. */
export const loadDeferredLinks = (selector: string): void => {
  for (const part of document.querySelectorAll<HTMLElement | SVGElement>(selector)) {
    const { href } = part.dataset;
    if (href !== undefined && part.getAttribute('href') !== href) part.setAttribute('href', href);
  }
};

/**
 * What the first picture does without: icons of the icon file (home brings its own, once they can be seen), and for
 * whoever stays the tab's icon, the looks of paper and what installs the page. Icons of what opens by a tap, and the
 * looks of wide screens, come with the first touch (`late-styles.ts`) or when the window changes its size.
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
