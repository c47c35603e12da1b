import type { Cell } from './csv.ts';

/** A list as a file of comma-separated values. */
export interface ListFile<T> {
  readonly name: string;
  readonly columns: readonly string[];
  readonly cells: (item: T) => readonly Cell[];
}

interface Page<T> {
  readonly content: readonly T[];
  readonly totalPages: number;
}

export const filePageSize = 100;

/** Maximum number of pages in a file, newest first. */
const maxPages = 50;

/** Loads all entries of a list for its file, page by page; `isCut` if the limit was reached. */
export const allEntries = async <T>(
  loadPage: (page: number) => Promise<Page<T>>,
): Promise<{ readonly items: readonly T[]; readonly isCut: boolean }> => {
  const items: T[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { content, totalPages } = await loadPage(page);
    items.push(...content);
    if (page >= totalPages) return { items, isCut: false };
  }
  return { items, isCut: true };
};
