import { barePath } from '#lib/bare-path.ts';

const ignore = (): void => undefined;

/**
 * Skips the view transition to documents that are not pages of the site, such as a simulated payment page. The browser
 * would start it there and reject a promise. One that is interrupted later rejects it too, when this document handles no
 * events any more.
 */
export const skipOutgoingTransitions = (): void => {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    viewTransition?.ready.catch(ignore);
    viewTransition?.finished.catch(ignore);
    const target = activation?.entry?.url;
    if (!target || !barePath(new URL(target).pathname).startsWith('/m/')) viewTransition?.skipTransition();
  });
};
