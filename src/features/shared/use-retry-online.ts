import { useEffect, useEffectEvent } from 'react';

/** Retries when the network returns after an offline error. */
export const useRetryOnline = (code: string | null, again: () => void): void => {
  const isOffline = code === 'network.offline';
  const onOnline = useEffectEvent(again);
  useEffect(() => {
    if (!isOffline) return;
    // The listener stays: one that a render during the event adds is not called.
    const retry = (): void => onOnline();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isOffline]);
};
