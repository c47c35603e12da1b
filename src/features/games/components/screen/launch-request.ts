import type { WireLanguage } from '#contract/fields.ts';
import type { Body } from '#contract/types.ts';
import { readUrl } from '#lib/links.ts';

/** Reads the launch request from the URL; null if it names no game. `demo=1` starts the demo. */
export const readLaunchRequest = (search: string): Body<'launchGame'> | null => {
  const query = new URLSearchParams(search);
  const vendor = query.get('vendor');
  const gameId = query.get('gameId');
  const nodeId = Number(query.get('nodeId'));
  if (!vendor || !gameId || !Number.isSafeInteger(nodeId) || nodeId < 1) return null;
  return {
    vendor,
    gameId,
    nodeId,
    category: query.get('category') ?? '',
    showChoice: false,
    ...(query.get('demo') === '1' && { demo: true }),
  };
};

/** Returns the URL of a game document that may be embedded: only games of the site's own backend. Else null. */
export const gameDocumentUrl = (gameUrl: string, backend: string, language: WireLanguage): string | null => {
  const url = readUrl(gameUrl, backend);
  if (url?.origin !== new URL(backend).origin || !url.pathname.startsWith('/__games/')) return null;
  url.searchParams.set('language', language);
  return url.href;
};
