import { type ComponentType, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../shared/ErrorBoundary.tsx';

export type ReactWidget = () => Promise<{ readonly default: ComponentType<{ readonly cdn: string }> }>;

/** Renders a widget into its container within an error boundary (R274). */
export const mountWidget = (box: HTMLElement, Part: ComponentType<{ readonly cdn: string }>, cdn: string): void => {
  const root = createRoot(box);
  // A transition, because several widgets render at once during the first interaction.
  startTransition(() =>
    root.render(
      <ErrorBoundary>
        <Part cdn={cdn} />
      </ErrorBoundary>,
    ),
  );
};
