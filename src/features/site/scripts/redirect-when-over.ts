import { systemStatus } from '#contract/site/system.ts';
import type { Value } from '#contract/types.ts';
import { redirectTo } from '#lib/browser/redirect.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { hrefOf } from '#paths.ts';
import { isRecentlyReported } from '../actions/site-gate.ts';

/** Delay before the second status call, ms; each later one waits twice as long, up to the maximum. */
const firstDelayMs = 10_000;
const maxDelayMs = 120_000;

/**
 * Polls the system status with increasing delays while the page is visible, and redirects home when the reason for this
 * page has ended. A page that becomes visible again polls immediately and restarts the delays.
 */
export const redirectWhenOver = (holds: (status: Value<'systemStatus'>) => boolean): void => {
  let delay = firstDelayMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    if (!holds(await api(systemStatus)) && !isRecentlyReported()) redirectTo(hrefOf('home'));
  };
  const poll = async (): Promise<void> => {
    clearTimeout(timer);
    if (document.hidden) return;
    // Without a response the page stays.
    await ignoreCallErrors(ask());
    clearTimeout(timer);
    timer = setTimeout(() => void poll(), delay);
    delay = Math.min(delay * 2, maxDelayMs);
  };
  document.addEventListener('visibilitychange', () => {
    delay = firstDelayMs;
    void poll();
  });
  void poll();
};
