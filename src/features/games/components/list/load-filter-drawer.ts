type Drawer = typeof import('./FilterDrawer.tsx');

let drawerPromise: Promise<Drawer> | undefined;

/**
 * Loads the filter drawer once for all callers; an import inside the island would wait for pictures although the file
 * is cached. Rejects if it cannot be loaded; the next call retries.
 */
export const loadFilterDrawer = (): Promise<Drawer> => {
  drawerPromise ??= import('./FilterDrawer.tsx');
  drawerPromise.catch(() => {
    drawerPromise = undefined;
  });
  return drawerPromise;
};
