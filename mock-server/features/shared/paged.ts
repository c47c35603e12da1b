import { pageOf } from '#sim/features/games/endpoints/game-wire.ts';

/** Returns a page of a record in the wire format of the contract's `pageOf`. */
export const paged = <T, W>(
  list: readonly T[],
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  wire: (item: T) => W,
) => {
  const { items, totalPages } = pageOf(list, page, pageSize);
  return { content: items.map(wire), pageNum: page, totalPages, total: list.length };
};
