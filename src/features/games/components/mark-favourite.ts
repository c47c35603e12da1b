import type { Game } from '#contract/types.ts';
import { redirectToLogin } from '#features/account/actions/redirect-to-login.ts';
import { $session } from '#features/account/state/session.ts';
import { errorText } from '#i18n/error-words.ts';
import { $words } from '#i18n/page-words.ts';
import { CallAborted } from '#lib/http/errors.ts';
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
    if (!(error instanceof CallAborted)) showToast(errorText($words.get().t, error), { kind: 'bad' });
    return false;
  }
};
