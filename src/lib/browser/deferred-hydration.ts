// A document with `data-defer` keeps its prerendered content until the first interaction. Removing the attribute
// hydrates it.

/** Returns whether the islands of this page wait for an interaction. */
export const isHydrationDeferred = (): boolean => 'defer' in document.documentElement.dataset;

/** Hydrates the islands of a page that waits for an interaction, because its document is outdated. */
export const hydrateIslands = (): void => {
  if (!isHydrationDeferred()) return;
  delete document.documentElement.dataset.defer;
  dispatchEvent(new Event('page:hydrate'));
};
