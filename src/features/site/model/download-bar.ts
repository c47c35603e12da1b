import { isIos } from '#lib/browser/device.ts';

/** Conditions of the download bar. */
interface DownloadState {
  /** The visitor has closed it. */
  readonly closed: boolean;
  /** Runs from the home screen. */
  readonly installed: boolean;
  /** Started from the manifest's start URL. */
  readonly pwa: boolean;
  /** A download exists for the visitor's system. */
  readonly download: boolean;
}

/** Returns whether the download bar is shown. */
export const showsDownloadBar = ({ closed, installed, pwa, download }: DownloadState): boolean =>
  !closed && !installed && !pwa && download;

/** Returns whether one of these download kinds fits the system of a user agent; desktops get those of phones. */
export const hasDownload = (userAgent: string, kinds: readonly string[]): boolean => {
  if (isIos(userAgent)) return kinds.includes('IOS');
  return kinds.includes('Android') || (!/Android/.test(userAgent) && kinds.includes('IOS'));
};
