import type { Game } from '../../../contract/types.ts';
import { digestOf } from '../../content/model/digest.ts';

/** Mark of the games that a document shows and of what else (vendors, menu) stands beside them: another mark tells a page that the server has something newer. */
export const shelfDigest = (games: readonly Game[], beside: readonly string[]): string =>
  digestOf(
    JSON.stringify([
      games.map((it) => [it.nodeId, it.nodeName, it.vendorName, it.iconUrl, it.isNew, it.supportPlay]),
      beside,
    ]),
  );
