/** Whether the islands of this page wait for the player, or for news (`frame/boot/begin.ts`). */
export const isHydrationDeferred = (): boolean => 'sleeps' in document.documentElement.dataset;

/** Wakes the islands of a page that sleeps: what its document shows is no longer so. */
export const hydrateIslands = (): void => {
  dispatchEvent(new Event('islands:wake'));
};
