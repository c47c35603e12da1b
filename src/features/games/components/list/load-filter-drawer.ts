// Loads the drawer and its imports in parallel: one round trip instead of three. Styles of dialogs are in one file with
// their order.
const fetchAll = () =>
  Promise.all([
    import('./FilterDrawer.tsx'),
    import('../../../../ui/Dialog.tsx'),
    import('../../../../ui/dialog-queue.ts'),
  ]);

let drawerPromise: ReturnType<typeof fetchAll> | undefined;

/**
 * Loads the filter drawer once for all callers; an import inside the island would wait for pictures although the file
 * is cached. Rejects if it cannot be loaded; the next call retries.
 */
export const loadFilterDrawer = (): ReturnType<typeof fetchAll> => {
  drawerPromise ??= fetchAll();
  drawerPromise.catch(() => {
    drawerPromise = undefined;
  });
  return drawerPromise;
};
