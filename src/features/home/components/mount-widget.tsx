import { type ComponentType, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../shared/ErrorBoundary.tsx';

export type ReactWidget = () => Promise<{ readonly default: ComponentType<{ readonly cdn: string }> }>;

/** Renders a widget into its container within an error boundary (R274). */
export const mountWidget = (box: HTMLElement, Part: ComponentType<{ readonly cdn: string }>, cdn: string): void => {
  const root = createRoot(box);
  // Drawn in slices: several come at once while the page is being touched for the first time.
  startTransition(() =>
    root.render(
      <ErrorBoundary>
        <Part cdn={cdn} />
      </ErrorBoundary>,
    ),
  );
};
