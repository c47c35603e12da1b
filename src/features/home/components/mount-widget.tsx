import { type ComponentType, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../shared/ErrorBoundary.tsx';

export type ReactWidget = () => Promise<{ readonly default: ComponentType<{ readonly cdn: string }> }>;

/** Puts a widget into its box; one that breaks says so in its place (R274). */
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
