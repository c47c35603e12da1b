import type { Game } from '#contract/types.ts';
import { hashText } from '#features/content/model/content-version.ts';
import { isPlayable } from './games.ts';

/**
 * Returns a hash of the games in a document and of the content shown beside them (vendors, menu). Pages compare it to
 * detect newer data.
 */
export const shelfVersion = (games: readonly Game[], beside: readonly string[]): string =>
  hashText(
    JSON.stringify([
      games.map((it) => [it.nodeId, it.nodeName, it.vendorName, it.iconUrl, it.isNew, isPlayable(it)]),
      beside,
    ]),
  );
