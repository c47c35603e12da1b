import { type ComponentType, createElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { preserveInput } from './preserve-input.ts';

/**
 * Hydrates an island within an error boundary, which replaces a failed one with a message. Islands of this site
 * are prerendered and take only props, no children. React renders an island from scratch if a browser translated its
 * text first; typed values are kept.
 */
const mountIsland =
  (element: HTMLElement) =>
  <P extends object>(Part: ComponentType<P>, props: P): void => {
    if (!element.hasAttribute('ssr')) return;
    const prefix = element.getAttribute('prefix');
    const restoreInput = preserveInput(element);
    startTransition(() => {
      const root = hydrateRoot(element, createElement(ErrorBoundary, null, createElement(Part, props)), {
        ...(prefix !== null && { identifierPrefix: prefix }),
        onRecoverableError: (error) => {
          restoreInput();
          // Chrome's translator wraps texts in `<font>`.
          if (!document.querySelector('font')) reportError(error);
        },
      });
      element.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    });
  };

/** Renders a component that the document does not contain into this element, within an error boundary. */
export const mountPart = <P extends object>(element: HTMLElement, Part: ComponentType<P>, props: P): void => {
  const root = createRoot(element);
  // A transition, because several parts render at once during the first interaction.
  startTransition(() => root.render(createElement(ErrorBoundary, null, createElement(Part, props))));
};

export default mountIsland;
