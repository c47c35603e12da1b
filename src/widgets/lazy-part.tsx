import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import { PartBoundary } from './PartBoundary.tsx';

interface Held<P> {
  part: LazyExoticComponent<ComponentType<P>>;
  /** A refused fetch stays refused within React's part: another try is another part. */
  readonly again: () => LazyExoticComponent<ComponentType<P>>;
}

interface LazyPartProps<P> {
  readonly held: Held<P>;
  readonly waiting: ReactNode;
  readonly props: P;
}

const LazyPart = <P extends object>({ held, waiting, props }: LazyPartProps<P>) => {
  const [Part, setPart] = useState(() => held.part);
  const again = (): void => {
    held.part = held.again();
    setPart(() => held.part);
  };
  return (
    <PartBoundary reveal onRetry={again}>
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    </PartBoundary>
  );
};

/**
 * A part that is fetched when it is first drawn. Where it cannot be had it says so in its place, with a way to try
 * again; what stands around it stays as it is. `waiting` holds its place meanwhile.
 */
export const lazyPart = <P extends object>(
  fetch: () => Promise<{ readonly default: ComponentType<P> }>,
  waiting: ReactNode = null,
): ComponentType<P> => {
  const again = (): LazyExoticComponent<ComponentType<P>> => lazy(fetch);
  const held = { part: again(), again };
  return (props) => <LazyPart held={held} waiting={waiting} props={props} />;
};
