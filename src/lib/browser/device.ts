/** Returns whether the site runs from the home screen, as an installed app. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;

/** Returns whether the system is iOS or iPadOS, whose user agent names a Mac. */
export const isIos = (userAgent = navigator.userAgent, touchPoints = navigator.maxTouchPoints): boolean =>
  /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

/**
 * Returns how the site runs on this device, as registration sends it; `shellToken` identifies the native app in
 * the user agent.
 */
export const installMode = (shellToken: string): 'APP' | 'WEBCLIP' | 'PWA' | 'H5' => {
  if (navigator.userAgent.includes(shellToken)) return 'APP';
  if (!isStandalone()) return 'H5';
  return isIos() ? 'WEBCLIP' : 'PWA';
};
