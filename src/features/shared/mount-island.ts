import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { preserveInput } from './preserve-input.ts';

/**
 * Hydrates an island within an error boundary, which replaces one that breaks by a message (R274). Islands of this site
 * take props alone, no children, and are rendered into the document. React renders an island from scratch if a
 * browser has translated its text before; what was typed there is kept.
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
          // Chrome's translator wraps its texts in `<font>`.
          if (!document.querySelector('font')) reportError(error);
        },
      });
      element.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    });
  };

export default mountIsland;
