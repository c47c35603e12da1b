// The drawer, and beside it what it imports: one way to the server instead of three. The looks of dialogs come in one
// file with their turns.
const fetchAll = () =>
  Promise.all([
    import('./FilterDrawer.tsx'),
    import('../../../../ui/Dialog.tsx'),
    import('../../../../ui/dialog-queue.ts'),
  ]);

let asked: ReturnType<typeof fetchAll> | undefined;

/**
 * Loads the filter drawer once for all callers; an import inside the island would wait behind pictures although the
 * file is already there. Rejects if it cannot be fetched; the next call tries again.
 */
export const loadFilterDrawer = (): ReturnType<typeof fetchAll> => {
  asked ??= fetchAll();
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
};
