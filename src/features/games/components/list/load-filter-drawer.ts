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
 * The filter drawer, asked for once by whoever is first: an import of the island's own would wait its turn behind
 * pictures, though the file is there. Rejects when it cannot be fetched; the next call tries again.
 */
export const loadFilterDrawer = (): ReturnType<typeof fetchAll> => {
  asked ??= fetchAll();
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
};
