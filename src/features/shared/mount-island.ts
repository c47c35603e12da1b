import defineIsland from 'virtual:astro-island';
import type { ClientDirective } from 'astro';
import idle from 'astro/client/idle.js';
import load from 'astro/client/load.js';
import visible from 'astro/client/visible.js';
import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/**
 * How Astro's islands wake: each within a boundary, so that one that breaks says so in its place (R274). Islands of
 * this site take props alone, no children, and stand in the document before they wake.
 */
const mountIsland =
  (element: HTMLElement) =>
  <P extends object>(Part: ComponentType<P>, props: P): void => {
    if (!element.hasAttribute('ssr')) return;
    const prefix = element.getAttribute('prefix');
    startTransition(() => {
      const root = hydrateRoot(element, createElement(ErrorBoundary, null, createElement(Part, props)), {
        ...(prefix !== null && { identifierPrefix: prefix }),
      });
      element.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    });
  };

export default mountIsland;

/** As the directive says, with what stands here instead of a file that the document names. */
const mounting =
  (directive: ClientDirective): ClientDirective =>
  (bring, options, island) =>
    directive(
      async () => {
        const hydrate = await bring();
        Object.assign(island, { hydrator: mountIsland });
        return hydrate;
      },
      options,
      island,
    );

/**
 * Wakes the islands of a built document, each when its `client:` directive says. Astro writes this into every document
 * that has islands; here it comes with the file that they need anyway (`scripts/vite/after-paint.ts`).
 */
export const startIslands = (): void => {
  Object.assign(globalThis, { Astro: { idle: mounting(idle), load: mounting(load), visible: mounting(visible) } });
  defineIsland();
};
