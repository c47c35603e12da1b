/** Who looks at the page for so long stays, as in `browser/staying.ts`, ms. */
export const lasting = 8_000;

const { dataset } = document.documentElement;

/** Whoever comes back, asks for something else than was built or has a session sees what only the islands know. */
export const maySleep = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return 'sleeps' in dataset && dataset.auth === 'out' && !('asked' in dataset) && visit?.type !== 'back_forward';
};

/** What an address asks for besides, or the device keeps for a login, may be no part of the document. */
export const isRead = (): boolean => {
  if (!maySleep() || location.search || location.hash) return false;
  try {
    const { autoRemPass, autoLogin, language } = localStorage;
    // R005: the frame keeps the language of a Filipino address.
    return autoRemPass !== '1' && autoLogin !== '1' && (document.documentElement.lang === 'en' || language === 'TY');
  } catch {
    return true;
  }
};
