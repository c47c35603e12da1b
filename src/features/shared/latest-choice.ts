import { loadLazyModule } from './lazy-module.ts';

/** Applies a choice, once its module is loaded if it needs one. */
type Choose = (apply: () => void, loading?: Promise<unknown>) => Promise<void>;

/**
 * Returns a function that applies the latest choice of a control group: one whose module is still loading is dropped by
 * any later choice. A module that cannot be loaded shows a toast, and nothing is applied.
 */
export const latestChoice = (): Choose => {
  let latest = 0;
  return async (apply, loading) => {
    latest += 1;
    const own = latest;
    if (loading && !(await loadLazyModule(loading))) return;
    if (own === latest) apply();
  };
};
