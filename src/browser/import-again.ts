const failed = new Set<string>();
let asked = 0;

/** The file that could not be fetched, as Chrome names it; other browsers do not, and need no help. */
const fileIn = (error: unknown): string | undefined => /https?:\S+\.js$/.exec(String(error))?.[0];

/**
 * Stands behind every `import()` of a part (`scripts/vite/plain-imports.ts`). Chrome below 151 takes a file that could
 * not be fetched once as failed for as long as the page lives: from the second time on it is asked for by another name.
 * Rejects with what the import said, where the part still cannot be had.
 */
export const importAgain = (error: unknown): Promise<unknown> => {
  const file = fileIn(error);
  if (!file || !failed.has(file)) {
    if (file) failed.add(file);
    throw error;
  }
  asked += 1;
  return import(/* @vite-ignore */ `${file}?${asked}`);
};
