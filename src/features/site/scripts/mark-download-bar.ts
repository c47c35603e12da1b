// Inline script of home: decides whether the download bar shows in the first paint. `download-bar.ts` applies
// the same rule to settings that arrive later.

import { isStandalone } from '#lib/browser/device.ts';
import type { StorageKey } from '#lib/storage/keys.ts';
import { readItem, readJson } from '#lib/storage/raw-items.ts';
import { hasDownload, showsDownloadBar } from '../model/download-bar.ts';

if (/[?&]source=pwa(&|$)/.test(location.search)) {
  try {
    sessionStorage.setItem('PWA' satisfies StorageKey<'session'>, '1');
  } catch {}
}
const resources: readonly { readonly resourceType: string; readonly url: string }[] | undefined = readJson(
  'session',
  'SITE_SETTINGS',
)?.consolidated?.resources;
const isShown = showsDownloadBar({
  closed: readItem('local', 'HIDE_DOWNLOAD_BAR') === '1',
  installed: isStandalone(),
  pwa: readItem('session', 'PWA') === '1',
  // Until the settings are loaded, a download is assumed.
  download: hasDownload(
    navigator.userAgent,
    resources?.flatMap(({ resourceType, url }) => (url ? resourceType : [])) ?? ['Android', 'IOS'],
  ),
});
document.documentElement.dataset.download = isShown ? 'on' : 'off';
