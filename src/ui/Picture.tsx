import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onImageError } from './image-errors.ts';
import { onNearViewport } from './near-viewport.ts';

export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
}

interface PictureProps {
  /** URLs of the picture; each is tried if the previous one fails. */
  readonly sources: readonly PictureSource[];
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  /** Visible at first paint: prerendered, never lazy. */
  readonly eager?: boolean;
  /** Largest picture at first paint: high priority. */
  readonly first?: boolean;
  /** Called if no source works. */
  readonly onMissing?: () => void;
}

/**
 * A picture that is a placeholder, then visible, then loaded. Decorative: the text beside it must name it. The
 * initial sources are kept, so that a later change of host fetches nothing twice.
 */
export const Picture = ({
  sources: wanted,
  sizes,
  width,
  height,
  className,
  eager = false,
  first = false,
  onMissing,
}: PictureProps) => {
  const image = useRef<HTMLImageElement>(null);
  const [sources] = useState(wanted);
  const [at, setAt] = useState(0);
  const [state, setState] = useState<'placeholder' | 'visible' | 'loaded'>(eager ? 'visible' : 'placeholder');
  const fail = (): void => {
    if (at + 1 < sources.length) setAt(at + 1);
    else onMissing?.();
  };
  // A prerendered picture may be loaded or broken before hydration.
  const onMount = useEffectEvent((element: HTMLImageElement) => {
    if (state === 'placeholder') return onNearViewport(element, () => setState('visible'));
    if (element.complete && element.naturalWidth > 0) setState('loaded');
    else if (element.complete) fail();
    return undefined;
  });
  useEffect(() => (image.current ? onMount(image.current) : undefined), []);
  const source = state === 'placeholder' ? undefined : sources[at];
  return (
    <img
      ref={image}
      className={className}
      data-state={state}
      sizes={sizes}
      srcSet={source?.srcSet}
      src={source?.src}
      width={width}
      height={height}
      alt=""
      loading={first ? undefined : 'lazy'}
      // Synchronous decoding puts the largest picture into the first paint instead of the next one.
      decoding={first ? 'sync' : 'async'}
      // At low priority, tiles do not delay what the first interaction loads.
      fetchPriority={first ? 'high' : 'low'}
      onLoad={() => setState('loaded')}
      onError={({ currentTarget }) => onImageError(currentTarget, fail)}
    />
  );
};
