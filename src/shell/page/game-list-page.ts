import { loadFilterDrawer } from '#features/games/components/list/load-filter-drawer.ts';
import { watchGameList } from '#features/games/scripts/list.ts';

/** Starts the scripts of a game list that run before its island hydrates. */
export const startGameListPage = (): void => {
  watchGameList();
  // Runs while the finger is still down and the island hydrates; the island reports a failure.
  document.querySelector('[data-shelf] [aria-haspopup]')?.addEventListener('pointerdown', loadFilterDrawer);
};
