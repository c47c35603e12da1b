const fetchAll = () => Promise.all([import('./FilterDrawer.tsx'), import('../../../ui/Dialog.tsx')]);

let asked: ReturnType<typeof fetchAll> | undefined;

/**
 * The filter drawer and beside it what it imports, asked for once by whoever is first: an import of the island's own
 * would wait its turn behind pictures, though the file is there. Rejects when it cannot be fetched; the next call tries
 * again.
 */
export const fetchFilters = (): ReturnType<typeof fetchAll> => {
  asked ??= fetchAll();
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
};
