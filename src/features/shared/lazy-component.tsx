import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { endedByLeaving } from '../../lib/browser/being-left.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** A part that is fetched when it is first drawn. */
type FetchedPart<P> = ComponentType<P> & {
  /** Fetches it ahead, so that it is drawn at once. Rejects when it cannot be fetched. */
  readonly load: () => Promise<ComponentType<P>>;
};

interface ArrivingProps<P> {
  /** The part, where it was fetched before. */
  readonly here: () => ComponentType<P> | null;
  readonly load: () => Promise<ComponentType<P>>;
  readonly waiting: ReactNode;
  readonly props: P;
}

/** Not React's own Suspense, which keeps what waits on the screen for at least 300 ms. */
const Arriving = <P extends object>({ here, load, waiting, props }: ArrivingProps<P>) => {
  const [Part, setPart] = useState(here);
  useEffect(() => {
    if (Part) return;
    load().then(
      (part) => setPart(() => part),
      // The boundary's to tell.
      (error: unknown) =>
        setPart(() => {
          throw error;
        }),
    );
  }, [Part, load]);
  return Part ? <Part {...props} /> : waiting;
};

/**
 * A part that is fetched when it is first drawn. Where it cannot be had it says so in its place, with a way to try
 * again; what stands around it stays as it is. `waiting` holds its place meanwhile.
 */
export const lazyComponent = <P extends object>(
  fetch: () => Promise<{ readonly default: ComponentType<P> }>,
  waiting: ReactNode = null,
): FetchedPart<P> => {
  let fetched: ComponentType<P> | null = null;
  const here = (): ComponentType<P> | null => fetched;
  const load = async (): Promise<ComponentType<P>> => {
    try {
      fetched ??= (await fetch()).default;
      return fetched;
    } catch (error) {
      if (await endedByLeaving()) return load();
      throw error;
    }
  };
  const draw = (props: P): ReactNode => (
    <ErrorBoundary reveal>
      <Arriving here={here} load={load} waiting={waiting} props={props} />
    </ErrorBoundary>
  );
  return Object.assign(draw, { load });
};
