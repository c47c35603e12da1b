import { $session } from '#features/account/state/session.ts';
import { loginPath } from '#lib/links.ts';
import { isPlayable, launchPath } from '../model/games.ts';
import type { TileActions } from './GameTile.tsx';
import { markFavourite } from './mark-favourite.ts';

/**
 * Actions of tiles: guests go to login, members see the game's sheet, favourites change optimistically.
 */
export const tileActions: TileActions = {
  open(game, event) {
    // Opens a new tab or window; the launch page handles guests itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (!isPlayable(game)) return;
    if (!$session.get()) location.assign(loginPath(launchPath(game)));
    else {
      import('./open-game-sheet.tsx').then(
        ({ openGameSheet }) => openGameSheet(game),
        // If the sheet cannot be loaded, the link is followed.
        () => location.assign(launchPath(game)),
      );
    }
  },
  markFavourite,
};
