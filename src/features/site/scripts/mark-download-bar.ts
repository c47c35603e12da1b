// Inline script of home: decides whether the download bar shows in the first paint (R084, A34). `start-home.ts` applies the
// same rule to settings that arrive later.

import { isStandalone } from '../../../lib/browser/device.ts';
import { hasDownload, showsDownloadBar } from '../model/download-bar.ts';

// Storage access throws if the browser blocks it.
const readItem = (area: 'localStorage' | 'sessionStorage', key: string): string | null => {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
};

const readResources = (): readonly { readonly resourceType: string; readonly url: string }[] | undefined => {
  try {
    return JSON.parse(readItem('sessionStorage', 'SITE_SETTINGS') ?? '{}').consolidated?.resources;
  } catch {
    return undefined;
  }
};

if (/[?&]source=pwa(&|$)/.test(location.search)) {
  try {
    sessionStorage.setItem('PWA', '1');
  } catch {}
}
const isShown = showsDownloadBar({
  closed: readItem('localStorage', 'HIDE_DOWNLOAD_BAR') === '1',
  installed: isStandalone(),
  pwa: readItem('sessionStorage', 'PWA') === '1',
  // Until the settings are loaded, a download is assumed.
  download: hasDownload(
    navigator.userAgent,
    readResources()?.flatMap(({ resourceType, url }) => (url ? resourceType : [])) ?? ['Android', 'IOS'],
  ),
});
document.documentElement.dataset.download = isShown ? 'on' : 'off';
