import { templateSettings } from '../../../contract/site/system.ts';
import type { Value } from '../../../contract/types.ts';
import { redirectTo } from '../../../lib/browser/redirect.ts';
import { api } from '../../../lib/http/client.ts';
import { ignoreCallErrors } from '../../../lib/http/errors.ts';
import { hrefOf } from '../../../paths.ts';
import { isRecentlyReported } from '../stores/site-gate.ts';

const pause = 30_000;

/** Checks every 30 s while visible whether the reason for this page still holds; redirects home when it ends (A15). */
export const leaveWhenOver = (holds: (settings: Value<'templateSettings'>) => boolean): void => {
  const ask = async (): Promise<void> => {
    if (document.hidden) return;
    const over = !holds(await api(templateSettings));
    if (over && !isRecentlyReported()) redirectTo(hrefOf('home'));
  };
  // Without a response the page stays.
  const look = () => void ignoreCallErrors(ask());
  setInterval(look, pause);
  document.addEventListener('visibilitychange', look);
  look();
};
