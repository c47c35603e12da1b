import { version } from '#contract/site/system.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { ownPath } from '#lib/links.ts';
import { hrefOf } from '#paths.ts';

const retryDelayMs = 5_000;

const link = document.querySelector<HTMLAnchorElement>('[data-retry]');
const from = ownPath(new URLSearchParams(location.search).get('from'));
// The service worker responds with the offline page under the requested URL.
const isOfflineHere = !/\/m\/(offline|serviceError)$/.test(location.pathname);

/** Opens the requested page as soon as the server responds again. */
const recover = async (): Promise<void> => {
  if (document.hidden) return;
  await api(version);
  location.reload();
};

/** Opens the page that failed by the link, and as soon as the server responds again. */
export const startRetry = (): void => {
  if (link) link.href = from ?? (isOfflineHere ? location.pathname + location.search : hrefOf('home'));
  if (isOfflineHere) {
    const check = () => void ignoreCallErrors(recover());
    addEventListener('online', check);
    setInterval(check, retryDelayMs);
  }
};
