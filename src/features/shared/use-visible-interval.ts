import { useEffect, useRef } from 'react';

/** Calls `run` every `ms` while the page is visible, and when it becomes visible again. */
export const useVisibleInterval = (run: () => void, ms: number): void => {
  const action = useRef(run);
  useEffect(() => {
    action.current = run;
  });
  useEffect(() => {
    const runVisible = (): void => {
      if (!document.hidden) action.current();
    };
    const timer = setInterval(runVisible, ms);
    document.addEventListener('visibilitychange', runVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', runVisible);
    };
  }, [ms]);
};
