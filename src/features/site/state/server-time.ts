import { atom, onMount } from 'nanostores';
import { secondMs } from '#lib/dates/units.ts';
import { serverNow } from '#lib/http/server-clock.ts';

/** Server time, epoch ms, updated each second while there are subscribers; 0 before. Countdowns use it. */
export const $serverTime = atom(0);

onMount($serverTime, () => {
  if (import.meta.env.SSR) return undefined;
  const tick = (): void => {
    if (!document.hidden) $serverTime.set(serverNow());
  };
  tick();
  const timer = setInterval(tick, secondMs);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
});
