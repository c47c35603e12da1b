import { useEffect, useState } from 'react';
import type { ClockReading } from '#sim/admin/clock.ts';
import { worldNow } from '../state/clock.ts';

/** Returns the world's time, updated every second while its clock runs; null without a reading. */
export const useNow = (reading: ClockReading | null): number | null => {
  const [, tick] = useState(0);
  const isRunning = reading !== null && !reading.frozen;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return reading && worldNow(reading);
};
