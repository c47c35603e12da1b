import { loginPath } from '../../../lib/links.ts';
import { $session } from '../../account/stores/session.ts';
import { launchPath } from '../model/games.ts';
import type { TileActions } from './GameTile.tsx';
import { markFavourite } from './mark-favourite.ts';

/** What tiles do (R114, R116): guests go to login, members see the game's sheet, hearts answer at once. */
export const tileActions: TileActions = {
  open(game, event) {
    // A new tab or window was asked for: the launch page sees to guests itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (!game.supportPlay) return;
    if (!$session.get()) location.assign(loginPath(launchPath(game)));
    else {
      import('./open-game-sheet.tsx').then(
        ({ openGameSheet }) => openGameSheet(game),
        // Without the sheet the way leads where the link says.
        () => location.assign(launchPath(game)),
      );
    }
  },
  markFavourite,
};
