import { barePath } from '../../../lib/bare-path.ts';
import { leaveFor } from '../../../lib/browser/leave.ts';
import { onReturn } from '../../../lib/browser/on-return.ts';
import { wakeIslands } from '../../../lib/browser/sleep.ts';
import { redirectAfterLogin } from '../model/redirect-after-login.ts';
import { shouldRememberLogin } from '../stores/login-preferences.ts';
import { $session } from '../stores/session.ts';

/** Who is signed in already, on arrival or when the page comes back to life, has no business here and goes on. */
const goOn = (): void => {
  const session = $session.get();
  if (session) leaveFor(redirectAfterLogin(location.search, session));
};

/** On the login page: what is remembered stands in the form before anybody touches it (R133). */
export const startLogin = (): void => {
  if (barePath(location.pathname) !== '/m/login') return;
  goOn();
  document.addEventListener('prerenderingchange', goOn);
  onReturn(goOn);
  if (shouldRememberLogin()) wakeIslands();
};
