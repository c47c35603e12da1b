import { keys } from '../browser/keys.ts';
import { sessionArea } from '../browser/storage.ts';
import { wantsAutoLogin } from '../stores/remembered.ts';
import { $session } from '../stores/session.ts';
import { startAccess } from './access.ts';
import { startService } from './service.ts';

// What a visit starts with and no first paint waits for.
startAccess();
startService();
if (wantsAutoLogin() && !$session.get()) {
  void import('../stores/auto-login.ts').then(({ tryAutoLogin }) => tryAutoLogin());
}
const sendFavourites = (): void => {
  if (!sessionArea.read(keys.session.favouritesLater) || !navigator.onLine) return;
  void import('../stores/favourite-queue.ts').then(({ sendWaiting }) => sendWaiting());
};
sendFavourites();
addEventListener('online', sendFavourites);
if (/[?&](a|r|affiliateCode|recommenderId)=/.test(location.search)) {
  void import('../stores/affiliate.ts').then(({ readReferral }) => readReferral());
}
