import type { BrowserContext } from 'playwright/test';

/** The notices of the home page have been read before: none pops up. */
export const withoutNotices = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (window === top && location.protocol !== 'about:') sessionStorage.setItem('NOTICE_POP', '1');
  });
