import { useEffect, useRef } from 'react';
import { $serverTime } from '../site/stores/server-time.ts';

/** Between tries that brought nothing new: the clocks may differ by a second or two, or the network be gone. */
const retryGap = 3_000;

/** Calls `run` once the server's clock reads `at` (epoch ms), again after a while as long as `at` stays in the past. */
export const useServerTimeout = (at: number | null, run: () => void): void => {
  const tried = useRef(0);
  const action = useRef(run);
  useEffect(() => {
    action.current = run;
  });
  useEffect(() => {
    if (at === null) return undefined;
    return $serverTime.subscribe((now) => {
      if (now < at || Math.abs(now - tried.current) < retryGap) return;
      tried.current = now;
      action.current();
    });
  }, [at]);
};
