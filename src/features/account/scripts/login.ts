import { barePath } from '../../../lib/bare-path.ts';
import { leaveFor } from '../../../lib/browser/leave.ts';
import { onReturn } from '../../../lib/browser/on-return.ts';
import { wakeIslands } from '../../../lib/browser/sleep.ts';
import { redirectAfterLogin } from '../model/redirect-after-login.ts';
import { shouldRememberLogin } from '../stores/login-preferences.ts';
import { $session } from '../stores/session.ts';

/** Redirects members with a session, on load and when the page is restored. */
const goOn = (): void => {
  const session = $session.get();
  if (session) leaveFor(redirectAfterLogin(location.search, session));
};

/** Hydrates the login form early if a login is remembered, so that it is prefilled (R133). */
export const startLogin = (): void => {
  if (barePath(location.pathname) !== '/m/login') return;
  goOn();
  document.addEventListener('prerenderingchange', goOn);
  onReturn(goOn);
  if (shouldRememberLogin()) wakeIslands();
};
