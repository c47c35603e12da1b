import { keys } from '../../browser/keys.ts';
import { leaveFor } from '../../browser/leave.ts';
import { sessionArea } from '../../browser/storage.ts';
import { barePath } from '../../domain/bare-path.ts';
import { wantsAutoLogin } from '../../stores/account/login-wishes.ts';
import { $session } from '../../stores/account/session.ts';

const sendFavourites = (): void => {
  if (!sessionArea.read(keys.session.favouritesLater) || !navigator.onLine) return;
  import('../../stores/games/favourite-queue.ts').then(({ sendWaiting }) => sendWaiting()).catch(() => undefined);
};

const logIn = async (): Promise<void> => {
  const { tryAutoLogin } = await import('../../stores/account/auto-login.ts');
  const next = await tryAutoLogin(barePath(location.pathname) !== '/m/login');
  if (next) leaveFor(next);
};

/** What a visit may start with: the silent login (A78), favourites marked offline (X14), the codes of whoever sent the visitor (A64). */
export const startVisit = (): void => {
  if (wantsAutoLogin() && !$session.get()) logIn().catch(() => undefined);
  sendFavourites();
  addEventListener('online', sendFavourites);
  if (/[?&](a|r|affiliateCode|recommenderId)=/.test(location.search)) {
    import('../../stores/account/affiliate.ts').then(({ readReferral }) => readReferral()).catch(() => undefined);
  }
};
