import { isAutoLoginEnabled } from '#features/account/stores/login-preferences.ts';
import { $session } from '#features/account/stores/session.ts';
import { barePath } from '#lib/bare-path.ts';
import { redirectTo } from '#lib/browser/redirect.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { hrefOf } from '#paths.ts';

const sendFavourites = (): void => {
  if (!sessionArea.read(keys.session.favouritesLater)) return;
  import('#features/games/stores/send-queued-favourites.ts')
    .then(({ sendQueuedFavourites }) => sendQueuedFavourites())
    .catch(() => undefined);
};

const logIn = async (): Promise<void> => {
  const { tryAutoLogin } = await import('#features/account/stores/auto-login.ts');
  const next = await tryAutoLogin(barePath(location.pathname) !== hrefOf('login'));
  if (next) redirectTo(next);
};

/** Starts a visit: automatic login (A78), favourites queued offline (X14), referral codes (A64). */
export const startVisit = (): void => {
  if (isAutoLoginEnabled() && !$session.get()) logIn().catch(() => undefined);
  sendFavourites();
  addEventListener('online', sendFavourites);
  if (/[?&](a|r|affiliateCode|recommenderId)=/.test(location.search)) {
    import('#features/account/stores/affiliate.ts').then(({ readReferral }) => readReferral()).catch(() => undefined);
  }
};
