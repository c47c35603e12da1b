import { useEffect, useRef, useState } from 'react';
import { onReturn } from '../../browser/on-return.ts';

/**
 * Whether a picture cannot be had, and what says so. A page that comes back tries again: leaving it may have ended the
 * fetch.
 */
export const useMissing = (): readonly [missing: boolean, giveUp: () => void] => {
  const [missing, setMissing] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const giveUp = (): void => {
    setMissing(true);
    // At once, not in an effect: the page may be gone, and back, before one runs.
    stop.current ??= onReturn(() => setMissing(false));
  };
  return [missing, giveUp];
};
