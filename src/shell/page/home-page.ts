import { watchLobby } from '#features/games/scripts/lobby.ts';
import { startHome } from '#features/home/scripts/start-home.ts';
import { startDownloads } from '#features/site/components/downloads/start-downloads.ts';
import { loadIcons } from '#ui/styles/icon-address.ts';

const loadOwnIcons = (): void => loadIcons('main use');

/** Starts the scripts of home that do not use React. */
export const startHomePage = (): void => {
  // Beside a notice, a wide screen shows more menu entries than the document has icons for.
  if (innerWidth > 480) loadOwnIcons();
  void startHome({ draws: () => import('#features/lottery/components/list/NextDraws.tsx') }).then(() => {
    loadOwnIcons();
    void watchLobby();
  });
  startDownloads();
};
