import { isAutoLoginEnabled } from '#features/account/state/login-preferences.ts';
import { $session } from '#features/account/state/session.ts';
import { barePath } from '#lib/bare-path.ts';
import { redirectTo } from '#lib/browser/redirect.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { hrefOf } from '#paths.ts';

const sendFavourites = (): void => {
  if (!sessionArea.read(keys.session.favouritesLater)) return;
  ignoreFailure(
    import('#features/games/actions/send-queued-favourites.ts').then(({ sendQueuedFavourites }) =>
      sendQueuedFavourites(),
    ),
  );
};

const logIn = async (): Promise<void> => {
  const { tryAutoLogin } = await import('#features/account/actions/auto-login.ts');
  const next = await tryAutoLogin(barePath(location.pathname) !== hrefOf('login'));
  if (next) redirectTo(next);
};

/** Starts a visit: automatic login, favourites queued offline, referral codes. */
export const startVisit = (): void => {
  if (isAutoLoginEnabled() && !$session.get()) ignoreFailure(logIn());
  sendFavourites();
  addEventListener('online', sendFavourites);
  if (/[?&](a|r|affiliateCode|recommenderId)=/.test(location.search)) {
    ignoreFailure(import('#features/account/state/affiliate.ts').then(({ readReferral }) => readReferral()));
  }
};
