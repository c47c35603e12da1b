/** Returns whether the site runs from the home screen, as an installed app (A34). */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

const isIos = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/**
 * Returns how the site runs on this device, as registration sends it (A67); `shellToken` identifies the native app in
 * the user agent.
 */
export const installMode = (shellToken: string): 'APP' | 'WEBCLIP' | 'PWA' | 'H5' => {
  if (navigator.userAgent.includes(shellToken)) return 'APP';
  if (!isStandalone()) return 'H5';
  return isIos() ? 'WEBCLIP' : 'PWA';
};
