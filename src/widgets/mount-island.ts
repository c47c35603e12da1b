import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PartBoundary } from './PartBoundary.tsx';

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
      const root = hydrateRoot(element, createElement(PartBoundary, null, createElement(Part, props)), {
        ...(prefix !== null && { identifierPrefix: prefix }),
      });
      element.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    });
  };

export default mountIsland;
