import { ownPath } from '../../domain/links.ts';

const link = document.querySelector<HTMLAnchorElement>('[data-retry]');
const from = ownPath(new URLSearchParams(location.search).get('from'));
// The worker answers with the offline page under the address of the page that was asked for.
const offlineHere = !location.pathname.endsWith('/m/offline') && !location.pathname.endsWith('/m/serviceError');

if (link) link.href = from ?? (offlineHere ? location.pathname + location.search : '/m/home');
addEventListener('online', () => {
  if (offlineHere) location.reload();
});
