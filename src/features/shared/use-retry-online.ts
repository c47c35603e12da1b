import { useEffect } from 'react';

/** Tries again by itself when the network returns, after a failure for want of one. */
export const useRetryOnline = (code: string | null, again: () => void): void => {
  const offline = code === 'network.offline';
  useEffect(() => {
    if (!offline) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [offline, again]);
};
