import { isIos } from './ios.ts';

/** What decides whether the download bar shows. */
interface DownloadState {
  /** The visitor closed it before (R082). */
  readonly closed: boolean;
  /** Runs from the home screen. */
  readonly installed: boolean;
  /** Started by the manifest's address (A34). */
  readonly pwa: boolean;
  /** Something can be downloaded for the visitor's system. */
  readonly download: boolean;
}

/** Returns whether the download bar is shown (R084, A34). */
export const showsDownloadBar = ({ closed, installed, pwa, download }: DownloadState): boolean =>
  !closed && !installed && !pwa && download;

/** Returns whether one of these download kinds fits the system of a user agent; computers get those of phones. */
export const hasDownload = (userAgent: string, kinds: readonly string[]): boolean => {
  if (isIos(userAgent)) return kinds.includes('IOS');
  return kinds.includes('Android') || (!/Android/.test(userAgent) && kinds.includes('IOS'));
};
