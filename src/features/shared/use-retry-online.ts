import { useEffect } from 'react';

/** Retries when the network returns after an offline error. */
export const useRetryOnline = (code: string | null, again: () => void): void => {
  const offline = code === 'network.offline';
  useEffect(() => {
    if (!offline) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [offline, again]);
};
