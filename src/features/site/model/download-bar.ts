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

/** R084, A34 */
export const showsDownloadBar = ({ closed, installed, pwa, download }: DownloadState): boolean =>
  !closed && !installed && !pwa && download;

/** Whether one of these kinds of download is for the system of a user agent; a computer shows those of phones. */
export const hasDownload = (userAgent: string, kinds: readonly string[]): boolean => {
  if (isIos(userAgent)) return kinds.includes('IOS');
  return kinds.includes('Android') || (!/Android/.test(userAgent) && kinds.includes('IOS'));
};
