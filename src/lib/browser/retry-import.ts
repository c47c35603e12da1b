/** Files that failed once, and the part where it came by another name. */
const parts = new Map<string, Promise<unknown> | null>();
let asked = 0;

/** The file that could not be fetched, as Chrome names it; other browsers do not, and need no help. */
const fileIn = (error: unknown): string | undefined => /https?:\S+\.js$/.exec(String(error))?.[0];

/**
 * Stands behind every `import()` of a part (`scripts/vite/plain-imports.ts`). Older Chrome takes a file that could
 * not be fetched once as failed for as long as the page lives (docs/performance.md): from the second time on it is asked for by
 * another name.
 * Rejects with what the import said, where the part still cannot be had.
 */
export const retryImport = (error: unknown): Promise<unknown> => {
  const file = fileIn(error);
  if (!file || !parts.has(file)) {
    if (file) parts.set(file, null);
    throw error;
  }
  asked += 1;
  const part = parts.get(file) ?? import(/* @vite-ignore */ `${file}?${asked}`);
  parts.set(file, part);
  part.catch(() => parts.set(file, null));
  return part;
};
