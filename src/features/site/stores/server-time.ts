import { atom, onMount } from 'nanostores';
import { secondMs } from '../../../lib/dates/units.ts';
import { serverNow } from '../../../lib/http/server-clock.ts';

/** Now by the server's clock, epoch ms, each second while somebody looks; 0 before that. Countdowns run on this. */
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
