import type { Game } from '../../../contract/types.ts';
import { digestOf } from '../../content/model/digest.ts';

/**
 * Returns a digest of the games in a document and of what is shown beside them (vendors, menu). A different digest
 * tells the page that the server has newer data.
 */
export const shelfVersion = (games: readonly Game[], beside: readonly string[]): string =>
  digestOf(
    JSON.stringify([
      games.map((it) => [it.nodeId, it.nodeName, it.vendorName, it.iconUrl, it.isNew, it.supportPlay]),
      beside,
    ]),
  );
