import { templateSettings } from '../../../contract/site/system.ts';
import type { Value } from '../../../contract/types.ts';
import { api } from '../../../lib/http/client.ts';
import { quietly } from '../../../lib/http/errors.ts';
import { isRecentlyReported } from '../stores/site-gate.ts';

const pause = 30_000;

/** Asks every half minute, while the page is in view, whether what brought the visitor here still holds; then leads home (A15). */
export const leaveWhenOver = (holds: (settings: Value<'templateSettings'>) => boolean): void => {
  const ask = async (): Promise<void> => {
    if (document.hidden) return;
    const over = !holds(await api(templateSettings));
    if (over && !isRecentlyReported()) location.replace('/m/home');
  };
  // No answer is no news: the page stays.
  const look = () => void quietly(ask());
  setInterval(look, pause);
  document.addEventListener('visibilitychange', look);
  look();
};
