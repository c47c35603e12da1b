import { redirectToLogin } from '#features/account/actions/redirect-to-login.ts';
import { $session } from '#features/account/state/session.ts';
import { refreshBalance } from '#features/cashier/state/wallet.ts';
import { announceBalance } from '../header/balance.ts';
import { showErrorToast } from '../toasts/show-error-toast.ts';
import { startLoggedIn } from './logged-in.ts';

let isStarted = false;

const start = (): void => {
  if (isStarted || !$session.get()) return;
  isStarted = true;
  startLoggedIn();
};

/** Reloads the balance, announces it and reports a failure; a guest is sent to login. */
const refresh = (): void => {
  if ($session.get()) void refreshBalance().then(announceBalance, showErrorToast);
  else redirectToLogin();
};

/** Lets the buttons that reload the balance do so. */
export const startRefreshButtons = (): void => {
  for (const button of document.querySelectorAll('[data-refresh-balance]')) button.addEventListener('click', refresh);
};

/** Starts the member features of the page with a session. */
export const watchMember = (): void => {
  $session.listen(start);
  start();
};
