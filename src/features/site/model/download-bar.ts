/** What decides whether the download bar shows. */
interface DownloadState {
  /** The visitor closed it before (R082). */
  readonly closed: boolean;
  /** Runs from the home screen. */
  readonly installed: boolean;
  /** Started by the manifest's address (A34). */
  readonly pwa: boolean;
  readonly ios: boolean;
  /** The settings name a link for iOS. */
  readonly iosLink: boolean;
}

/** R084, A34: on iOS outside a web clip the bar needs an iOS link. */
export const showsDownloadBar = ({ closed, installed, pwa, ios, iosLink }: DownloadState): boolean =>
  !closed && !installed && !pwa && (!ios || iosLink);
