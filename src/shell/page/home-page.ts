import { watchLobby } from '../../features/games/scripts/lobby.ts';
import { startHome } from '../../features/home/scripts/start-home.ts';
import { startDownloads } from '../../features/site/components/downloads/start-downloads.ts';
import { applyDeferredHrefs } from './deferred-hrefs.ts';

const loadIcons = (): void => applyDeferredHrefs('main [data-href]');

/** Starts the scripts of home that do not use React. */
export const startHomePage = (): void => {
  // Beside a notice, a wide screen shows more menu entries than the document has icons for.
  if (innerWidth > 480) loadIcons();
  void startHome({ draws: () => import('../../features/lottery/components/list/NextDraws.tsx') }).then(() => {
    loadIcons();
    void watchLobby();
  });
  startDownloads();
};
