import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { wasEndedByNavigation } from '#lib/browser/pending-navigation.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** A component that is loaded when it is first rendered. */
type LazyComponent<P> = ComponentType<P> & {
  /** Preloads the component. Rejects if it cannot be loaded. */
  readonly load: () => Promise<ComponentType<P>>;
};

interface LazyRendererProps<P> {
  /** Returns the component if it is already loaded. */
  readonly getLoaded: () => ComponentType<P> | null;
  readonly load: () => Promise<ComponentType<P>>;
  readonly waiting: ReactNode;
  readonly props: P;
}

/** Used instead of Suspense, which keeps its fallback on screen for at least 300 ms. */
const LazyRenderer = <P extends object>({ getLoaded, load, waiting, props }: LazyRendererProps<P>) => {
  const [Part, setPart] = useState(getLoaded);
  useEffect(() => {
    if (Part) return;
    load().then(
      (part) => setPart(() => part),
      // Rethrown while rendering, for the error boundary.
      (error: unknown) =>
        setPart(() => {
          throw error;
        }),
    );
  }, [Part, load]);
  return Part ? <Part {...props} /> : waiting;
};

/**
 * Creates a component that is loaded when it is first rendered. If loading fails, it renders an error with a retry
 * button in its place and leaves the rest of the page unchanged. `waiting` is rendered meanwhile.
 */
export const lazyComponent = <P extends object>(
  fetch: () => Promise<{ readonly default: ComponentType<P> }>,
  waiting: ReactNode = null,
): LazyComponent<P> => {
  let fetched: ComponentType<P> | null = null;
  const getLoaded = (): ComponentType<P> | null => fetched;
  const load = async (): Promise<ComponentType<P>> => {
    try {
      fetched ??= (await fetch()).default;
      return fetched;
    } catch (error) {
      if (await wasEndedByNavigation()) return load();
      throw error;
    }
  };
  const draw = (props: P): ReactNode => (
    <ErrorBoundary reveal>
      <LazyRenderer getLoaded={getLoaded} load={load} waiting={waiting} props={props} />
    </ErrorBoundary>
  );
  return Object.assign(draw, { load });
};
