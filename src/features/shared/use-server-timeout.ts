import { useEffect, useEffectEvent, useRef } from 'react';
import { $serverTime } from '#features/site/state/server-time.ts';

/** Delay between retries, ms: clocks may differ by a second or two, or the network may be down. */
const retryDelayMs = 3_000;

/** Calls `run` at the server time `at` (epoch ms) and repeats every 3 s while `at` stays in the past. */
export const useServerTimeout = (at: number | null, run: () => void): void => {
  const tried = useRef(0);
  const onDue = useEffectEvent(run);
  useEffect(() => {
    if (at === null) return undefined;
    return $serverTime.subscribe((now) => {
      if (now < at || Math.abs(now - tried.current) < retryDelayMs) return;
      tried.current = now;
      onDue();
    });
  }, [at]);
};
