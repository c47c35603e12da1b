import { isStandalone } from '#lib/browser/device.ts';
import { keys } from '#lib/storage/keys.ts';
import { localArea, sessionArea } from '#lib/storage/storage.ts';
import { hasDownload, showsDownloadBar } from '../model/download-bar.ts';
import { downloadLinks } from '../model/downloads.ts';
import { $downloadsOpen } from '../state/downloads.ts';
import { $settings, type Settings } from '../state/settings.ts';

/** Shows or hides the download bar by the current settings; the head script used the cached ones. */
const settleDownloadBar = ({ consolidated }: Settings): void => {
  if (!consolidated) return;
  const isShown = showsDownloadBar({
    closed: localArea.read(keys.local.hideDownloadBar) === '1',
    installed: isStandalone(),
    pwa: sessionArea.read(keys.session.pwa) === '1',
    download: hasDownload(
      navigator.userAgent,
      downloadLinks(consolidated.resources).map(({ kind }) => kind),
    ),
  });
  document.documentElement.dataset.download = isShown ? 'on' : 'off';
};

/**
 * Opens the download popup, and hides the bar permanently when it is closed; the head script decides when it is
 * shown.
 */
const wireDownloadBar = (): void => {
  document.querySelector('[data-open-downloads]')?.addEventListener('click', () => $downloadsOpen.set(true));
  document.querySelector('[data-close-downloads]')?.addEventListener('click', () => {
    localArea.write(keys.local.hideDownloadBar, '1');
    document.documentElement.dataset.download = 'off';
  });
};

/** Keeps the download bar of home as the settings and the visitor want it. */
export const startDownloadBar = (): void => {
  wireDownloadBar();
  $settings.subscribe(settleDownloadBar);
};
