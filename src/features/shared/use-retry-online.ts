import { useEffect, useRef } from 'react';

/** Retries when the network returns after an offline error. */
export const useRetryOnline = (code: string | null, again: () => void): void => {
  const isOffline = code === 'network.offline';
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    if (!isOffline) return;
    // The listener stays: one that a render during the event adds is not called.
    const retry = (): void => latest.current();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isOffline]);
};
