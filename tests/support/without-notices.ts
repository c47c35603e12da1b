import type { BrowserContext } from 'playwright/test';

/** Marks the notices of the home page as read, so that none opens. */
export const withoutNotices = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (window === top && location.protocol !== 'about:') sessionStorage.setItem('NOTICE_POP', '1');
  });
