import type { Game } from '#contract/types.ts';
import { redirectToLogin } from '#features/account/actions/redirect-to-login.ts';
import { $session } from '#features/account/state/session.ts';
import { showCallError } from '#features/shared/show-call-error.ts';
import { $words } from '#i18n/page-words.ts';
import { showToast } from '#lib/toasts.ts';
import { setFavourite } from '../state/favourites.ts';

/**
 * Marks or unmarks a favourite optimistically; guests go to login. An error reverts it and shows a
 * message. Resolves to whether the change was saved.
 */
export const markFavourite = async (game: Game, on: boolean): Promise<boolean> => {
  if (!$session.get()) {
    redirectToLogin();
    return false;
  }
  try {
    if (!(await setFavourite(game, on))) showToast($words.get().t.gamesSheet.favourLater());
    return true;
  } catch (error) {
    showCallError($words.get().t, error);
    return false;
  }
};
