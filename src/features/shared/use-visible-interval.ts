import { useEffect, useEffectEvent } from 'react';

/** Calls `run` every `ms` while the page is visible, and when it becomes visible again. */
export const useVisibleInterval = (run: () => void, ms: number): void => {
  const onDue = useEffectEvent(run);
  useEffect(() => {
    const runVisible = (): void => {
      if (!document.hidden) onDue();
    };
    const timer = setInterval(runVisible, ms);
    document.addEventListener('visibilitychange', runVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', runVisible);
    };
  }, [ms]);
};
