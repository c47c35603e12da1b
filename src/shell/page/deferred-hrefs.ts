import { whenIdle } from '#lib/browser/idle.ts';
import { whenEngaged } from '#lib/browser/when-engaged.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { loadIcons } from '#ui/styles/icon-address.ts';

export const addLink = (rel: string, href: string): void => {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
};

/** Sets the URL of links with `data-href`, which the first paint does not need. */
export const applyDeferredHrefs = (selector: string): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>(selector)) {
    const { href } = link.dataset;
    if (href !== undefined && link.getAttribute('href') !== href) link.href = href;
  }
};

/** Reloads pictures and icons that failed to load once the connection is back. */
export const startImageRetries = (): void =>
  addEventListener('online', () => {
    ignoreFailure(import('./retry-images.ts').then(({ retryImages }) => retryImages()));
  });

/**
 * Loads files that the first paint does not need:
 * - icons of the page when it is idle; those of menus and dialogs come with the first touch (`menu/deferred-menu.ts`);
 * - tab icon and manifest after the first interaction or several seconds of reading;
 * - styles of wide screens when the window is resized, or with the first touch.
 */
export const startDeferredHrefs = (): void => {
  addEventListener('resize', () => applyDeferredHrefs('[data-href]'), { once: true });
  whenIdle(() => loadIcons('main use:not([data-shelf] *)'));
  whenEngaged(() => {
    applyDeferredHrefs('[rel=icon]');
    addLink('manifest', '/manifest.webmanifest');
  });
};
