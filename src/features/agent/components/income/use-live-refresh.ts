import { useEffect } from 'react';

/** Refresh interval, ms. */
const refreshMs = 30_000;

/** Calls `refresh` every 30 s while the page is visible, and when it becomes visible again. */
export const useLiveRefresh = (refresh: () => void): void => {
  useEffect(() => {
    const refreshVisible = (): void => {
      if (!document.hidden) refresh();
    };
    const timer = setInterval(refreshVisible, refreshMs);
    document.addEventListener('visibilitychange', refreshVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshVisible);
    };
  }, [refresh]);
};
