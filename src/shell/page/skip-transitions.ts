import { barePath } from '#lib/bare-path.ts';

/**
 * Skips the view transition to documents that are not pages of the site, such as a simulated payment page. The browser
 * would start it there and reject a promise, which the site cannot handle.
 */
export const skipOutgoingTransitions = (): void => {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const target = activation?.entry?.url;
    if (!target || !barePath(new URL(target).pathname).startsWith('/m/')) viewTransition?.skipTransition();
  });
};
