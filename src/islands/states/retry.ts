import { CallAborted, CallError } from '../../api/errors.ts';
import { version } from '../../api/system.ts';
import { ownPath } from '../../domain/links.ts';

const pause = 5_000;

const link = document.querySelector<HTMLAnchorElement>('[data-retry]');
const from = ownPath(new URLSearchParams(location.search).get('from'));
// The worker answers with the offline page under the address of the page that was asked for.
const offlineHere = !/\/m\/(offline|serviceError)$/.test(location.pathname);

if (link) link.href = from ?? (offlineHere ? location.pathname + location.search : '/m/home');

/** Shows the page that was asked for as soon as the server answers again. */
const recover = async (): Promise<void> => {
  if (document.hidden) return;
  try {
    await version();
    location.reload();
  } catch (error) {
    if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
  }
};

if (offlineHere) {
  addEventListener('online', () => void recover());
  setInterval(() => void recover(), pause);
}
